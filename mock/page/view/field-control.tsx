import { useState } from 'preact/hooks';
import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { redacted } from '../../kit/redact-secrets.ts';
import { type FieldEdit, textOfValue } from '../field-edit.ts';
import { BlockText } from './shown-text.tsx';

interface FieldControlProps {
  readonly field: Field;
  readonly value: JsonValue;
  readonly edit: FieldEdit | undefined;
  /** Where it says what is wrong. */
  readonly describedBy: string | undefined;
  readonly onEdit: (edit: FieldEdit | undefined) => void;
}

/** A longer text is shown in part, until somebody wants to edit it: controls of a megabyte are slow. */
const longestEdited = 20_000;

const proseFields = ['agent_system_prompt', 'purpose'];

function isProse({ name, kind }: Field, text: string): boolean {
  return kind === 'text' && (proseFields.includes(name) || text.length > 100 || text.includes('\n'));
}

const rowsFor = (text: string) =>
  Math.min(14, Math.max(2, text.split('\n', 20).length, Math.ceil(text.length / 80)));

/** The control that fits the kind of a field. */
function Control({
  field,
  text,
  isNull,
  attributes,
  onText,
}: {
  readonly field: Field;
  readonly text: string;
  readonly isNull: boolean;
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
  readonly onText: (text: string) => void;
}) {
  const typed = {
    ...attributes,
    placeholder: isNull ? 'null' : '',
    value: text,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      onText(event.currentTarget.value),
  };
  if (field.kind === 'flag')
    return (
      <input
        {...attributes}
        type="checkbox"
        role="switch"
        aria-checked={text === 'true'}
        checked={text === 'true'}
        onChange={(event) => onText(String(event.currentTarget.checked))}
      />
    );
  if (field.kind === 'choice')
    return (
      <select
        {...attributes}
        value={isNull ? '' : text}
        onChange={(event) => onText(event.currentTarget.value)}
      >
        {isNull && <option value="">null</option>}
        {field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  const isJson = field.kind === 'object' || field.kind.startsWith('list');
  if (isJson || isProse(field, text))
    return (
      <textarea {...typed} class={isJson ? 'code' : ''} spellcheck={false} dir="auto" rows={rowsFor(text)} />
    );
  if (field.name === 'api_key') return <input {...typed} type="password" autocomplete="new-password" />;
  const isNumber = field.kind === 'integer' || field.kind === 'number';
  return (
    <input
      {...typed}
      type="text"
      autocomplete="off"
      inputMode={isNumber ? 'numeric' : field.kind === 'decimal-text' ? 'decimal' : 'text'}
      class={field.kind === 'text' ? '' : 'code'}
      dir="auto"
    />
  );
}

/** A control with what is beside every control: null, and back. */
export function FieldControl({ field, value, edit, describedBy, onEdit }: FieldControlProps) {
  const [isOpened, open] = useState(false);
  const isHidden = field.name === 'api_key' && value === redacted;
  const stored = isHidden ? '' : textOfValue(field, value);
  const { text, isNull } = edit ?? { text: stored, isNull: value === null };
  if (edit === undefined && stored.length > longestEdited && !isOpened)
    return (
      <div>
        <BlockText text={stored} />
        <button type="button" class="quiet" onClick={() => open(true)}>
          Edit all {stored.length.toLocaleString('en')} characters
        </button>
      </div>
    );
  const attributes = {
    id: `field-${field.name}`,
    name: field.name,
    'aria-invalid': describedBy === undefined ? undefined : 'true',
    'aria-describedby': describedBy,
  };
  return (
    <div class="control">
      <Control
        field={field}
        text={text}
        isNull={isNull}
        attributes={attributes}
        onText={(next) => onEdit({ text: next, isNull: false })}
      />
      {isHidden && edit === undefined && <span class="hint">set, not shown</span>}
      <button
        type="button"
        class="quiet"
        aria-pressed={isNull}
        aria-label={`${field.name} is null`}
        onClick={() => onEdit(isNull ? { text, isNull: false } : { text, isNull: true })}
      >
        null
      </button>
      {edit !== undefined && (
        <button
          type="button"
          class="quiet"
          aria-label={`Undo ${field.name}`}
          onClick={() => onEdit(undefined)}
        >
          undo
        </button>
      )}
    </div>
  );
}
