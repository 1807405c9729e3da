import { dialectPoints } from '../../../spec/dialect-points.ts';
import { dialectQuestions } from '../../../spec/dialect-questions.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import type { Cause } from '../../cause.ts';
import { clauseOfFault } from '../clause-of-fault.ts';
import { printRoute } from '../page-route.ts';
import { ClauseLink } from './clause-link.tsx';
import { LineText } from './shown-text.tsx';

const sections: Readonly<Record<string, string>> = {
  readEvolutionStatus: '4.1',
  createGenome: '4.2',
  updateAgent: '4.3',
  listAgents: '4.4',
};

const toControls = (place: string, text: string) => (
  <a href={printRoute({ view: 'controls', place })}>{text}</a>
);

/** The type of the first fault of a 422, as its answer has it. */
function typeOfFault({ answer }: JsonObject, at: number): string {
  const body = isJsonObject(answer) ? answer['body'] : undefined;
  const detail = isJsonObject(body) ? body['detail'] : undefined;
  const item = isJsonArray(detail) ? detail[at] : undefined;
  return isJsonObject(item) ? String(item['type'] ?? '') : '';
}

function Faults({ record }: { readonly record: JsonObject }) {
  const faults = isJsonArray(record['faults']) ? record['faults'].filter(isJsonObject) : [];
  const isUpdate = record['operation'] === 'updateAgent';
  return (
    <ul class="faults">
      {faults.map(({ field, why }, at) => {
        const [name = ''] = String(field).split(/[.[]/);
        const place = isUpdate ? clauseOfFault(name, typeOfFault(record, at)) : '7/validation-fails';
        return (
          <li key={`${String(field)} ${String(why)}`}>
            <code>
              <LineText text={String(field)} />
            </code>{' '}
            <LineText text={String(why)} most={200} /> <ClauseLink place={place} />
          </li>
        );
      })}
    </ul>
  );
}

function Why({ cause, record }: { readonly cause: Cause; readonly record: JsonObject }) {
  switch (cause.by) {
    case 'contract':
      return (
        <>
          The contract decides: <ClauseLink place={sections[String(record['operation'])] ?? '1'} />
        </>
      );
    case 'dialect': {
      const point = dialectPoints.find(({ id }) => id === cause.point);
      return point === undefined ? (
        <>The contract is silent here; the {toControls('dialect', 'dialect')} decides.</>
      ) : (
        <>
          The contract is silent here (<ClauseLink place={point.clause} />
          ); the dialect decides: {dialectQuestions[point.id]} {toControls(`dialect/${point.id}`, point.id)}
        </>
      );
    }
    case 'scenario':
      return (
        <>
          Rule {cause.rule} of the scenario {toControls('scenario', cause.scenario)} holds.
        </>
      );
    case 'rule':
      return <>Rule {cause.rule} of those that were put to use holds.</>;
    case 'next':
      return <>It was told beforehand: {toControls('next', 'next answer')}.</>;
    case 'forced':
      return <>The request itself asked for it, by {cause.asked}.</>;
    case 'fail-rate':
      return <>It is one of those that {toControls('fail-rate', 'fail')} on purpose.</>;
    case 'limit':
      return <>It is more than the mock takes.</>;
  }
}

/** Why a request was answered as it was. */
export function EntryCause({
  cause,
  record,
}: {
  readonly cause: Cause | undefined;
  readonly record: JsonObject;
}) {
  return (
    <section class="why" aria-label="Why it was answered so">
      <h3>Why</h3>
      {cause !== undefined && (
        <p>
          <Why cause={cause} record={record} />
        </p>
      )}
      <Faults record={record} />
    </section>
  );
}
