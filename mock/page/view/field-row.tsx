import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { type FieldEdit, textOfValue } from '../field-edit.ts';
import type { FieldFault } from '../field-fault.ts';
import { ClauseLink } from './clause-link.tsx';
import { FieldControl } from './field-control.tsx';
import { BlockText, LineText } from './shown-text.tsx';

interface FieldRowProps {
  readonly name: string;
  /** Undefined where the contract does not name it. */
  readonly field: Field | undefined;
  /** Undefined where an update cannot change it. */
  readonly update: Field | undefined;
  readonly value: JsonValue;
  readonly edit: FieldEdit | undefined;
  readonly faults: readonly FieldFault[];
  readonly isMarked: boolean;
  /** Milliseconds of a time's unit. */
  readonly timeUnit: number;
  readonly onEdit: (edit: FieldEdit | undefined) => void;
}

const anyField: Field = { name: '', kind: 'object', nullable: true, required: false, clause: '2.1' };

const kindText = ({ kind, object, minimum }: Field) =>
  `${object ?? kind.replaceAll('-', ' ')}${minimum === undefined ? '' : `, from ${minimum}`}`;

/** A time as people write it, in UTC; undefined where it is none that a calendar has. */
function momentText(value: JsonValue, unit: number): string | undefined {
  if (typeof value !== 'number') return undefined;
  const moment = new Date(value * unit);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999 || value < 0) return undefined;
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** When it was, beside a number that tells it to programs. */
function Moment({
  name,
  value,
  unit,
}: {
  readonly name: string;
  readonly value: JsonValue;
  readonly unit: number;
}) {
  const text = name.endsWith('_at') ? momentText(value, unit) : undefined;
  return text === undefined ? null : <span class="moment">{text}</span>;
}

function ReadOnly({ field, value }: { readonly field: Field; readonly value: JsonValue }) {
  if (value === null) return <span class="null">null</span>;
  const text = textOfValue(field, value);
  return text.includes('\n') || text.length > 200 ? (
    <BlockText text={text} />
  ) : (
    <LineText text={text} most={200} />
  );
}

/** One field: what it is, its control, and what is wrong with it. */
export function FieldRow({
  name,
  field = anyField,
  update,
  value,
  edit,
  faults,
  isMarked,
  timeUnit,
  onEdit,
}: FieldRowProps) {
  const faultId = `fault-${name}`;
  const state = [
    isMarked ? 'marked' : '',
    edit === undefined ? '' : 'edited',
    faults.length > 0 ? 'faulty' : '',
  ];
  return (
    <div class={`field ${state.join(' ')}`} data-field={name}>
      <div class="field-name">
        {update === undefined ? (
          <span class="label">{name}</span>
        ) : (
          <label for={`field-${name}`}>{name}</label>
        )}
        <span class="kind">
          {field === anyField ? 'not in the contract' : kindText(update ?? field)}
          {update === undefined && field !== anyField && ', read only'}
        </span>
        {isMarked && <span class="mark">changed</span>}
      </div>
      <div class="field-value">
        {update === undefined ? (
          <ReadOnly field={field} value={value} />
        ) : (
          <FieldControl
            field={update}
            value={value}
            edit={edit}
            describedBy={faults.length === 0 ? undefined : faultId}
            onEdit={onEdit}
          />
        )}
        <Moment name={name} value={value} unit={timeUnit} />
        {faults.length > 0 && (
          <ul class="faults" id={faultId}>
            {faults.map(({ inside, message, clause }) => (
              <li key={`${inside}${message}`}>
                {inside !== '' && (
                  <code>
                    <LineText text={inside} />
                  </code>
                )}{' '}
                <LineText text={message} most={300} /> <ClauseLink place={clause} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
