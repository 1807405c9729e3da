import { printJsonLines } from '../../../spec/json-print-lines.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { asCurl, asFailNext, asFetch, asRule, type CopiedExchange } from '../copy-as.ts';
import { type JournalRow, readCause } from '../journal-row.ts';
import { printRoute } from '../page-route.ts';
import { statusTone } from '../status-tone.ts';
import { CopyButton } from './copy-button.tsx';
import { EntryCause } from './entry-cause.tsx';
import { HeadRow } from './head-row.tsx';
import { BlockText, LineText } from './shown-text.tsx';

interface EntryProps {
  readonly row: JournalRow;
  readonly record: JsonObject | string | undefined;
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});
const textsOf = (value: JsonValue | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([name, text]) => [name, String(text)]));

function copied(row: JournalRow, record: JsonObject): CopiedExchange {
  return {
    origin: location.origin,
    method: row.method,
    path: row.path,
    bucket: row.bucket,
    headers: textsOf(record['headers']),
    body: record['body'],
    operation: row.operation,
    agentId: row.agentId,
    status: row.status,
    answer: objectOf(record['answer'])['body'],
  };
}

function Copies({ exchange }: { readonly exchange: CopiedExchange }) {
  const failNext = asFailNext(exchange);
  const rule = asRule(exchange);
  return (
    <p class="copies">
      Copy as <CopyButton label="curl" text={asCurl(exchange)} />
      <CopyButton label="fetch" text={asFetch(exchange)} />
      {failNext !== undefined && <CopyButton label="failNext" text={failNext} />}
      {rule !== undefined && <CopyButton label="scenario rule" text={rule} />}
    </p>
  );
}

function Message({
  headers,
  body,
  notKept,
}: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue | undefined;
  readonly notKept: JsonValue | undefined;
}) {
  return (
    <>
      <dl class="headers">
        {Object.entries(headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <LineText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {body !== undefined && <BlockText text={printJsonLines(body).trimEnd()} />}
      {typeof notKept === 'string' && <p class="empty">{notKept}</p>}
      {body === undefined && notKept === undefined && <p class="empty">no body</p>}
    </>
  );
}

function Changes({ record }: { readonly record: JsonObject }) {
  const changed = isJsonArray(record['changed']) ? record['changed'].filter(isJsonObject) : [];
  const notKept = record['changedNotKept'];
  if (changed.length === 0 && notKept === undefined) return <p class="empty">It changed nothing.</p>;
  const text = (value: JsonValue | undefined) => printJsonLines(value ?? null).trimEnd();
  return (
    <>
      <table class="changes">
        <HeadRow names={['field', 'before', 'after']} />
        <tbody>
          {changed.map(({ field, before, after }) => (
            <tr key={String(field)}>
              <th scope="row">{String(field)}</th>
              <td>
                <BlockText text={text(before)} />
              </td>
              <td>
                <BlockText text={text(after)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {typeof notKept === 'string' && <p class="empty">{notKept}</p>}
    </>
  );
}

function Record({ row, record }: { readonly row: JournalRow; readonly record: JsonObject }) {
  const answer = objectOf(record['answer']);
  return (
    <>
      <Copies exchange={copied(row, record)} />
      <EntryCause cause={readCause(record['cause'])} record={record} />
      {row.operation === 'updateAgent' && (
        <section aria-label="What it changed">
          <h3>What it changed</h3>
          <Changes record={record} />
        </section>
      )}
      <div class="sides">
        <section aria-label="Request">
          <h3>Request</h3>
          <Message
            headers={textsOf(record['headers'])}
            body={record['body']}
            notKept={record['bodyNotKept']}
          />
        </section>
        <section aria-label="Answer">
          <h3>Answer</h3>
          {record['answer'] === undefined ? (
            <p class="empty">Nothing was answered{row.broken === '' ? '' : `: ${row.broken}`}.</p>
          ) : (
            <Message
              headers={textsOf(answer['headers'])}
              body={answer['body']}
              notKept={answer['bodyNotKept']}
            />
          )}
        </section>
      </div>
    </>
  );
}

/** One request: what was sent, what was answered, what it changed and why. */
export function EntryDetail({ row, record }: EntryProps) {
  return (
    <article class="entry">
      <h2>
        <span class={`status ${statusTone(row.status)}`}>
          {row.status === 0 ? row.broken || 'none' : row.status}
        </span>{' '}
        {row.method} <LineText text={row.path} most={300} />
      </h2>
      <p class="facts">
        <time dateTime={row.time}>{row.time.replace('T', ' ').replace('Z', ' UTC')}</time>
        {row.ms !== undefined && <span>{row.ms} ms</span>}
        <span>
          number {row.number}
          {row.bucket === '' ? '' : ` of bucket ${row.bucket}`}
        </span>
        {row.agentId !== '' && <a href={printRoute({ view: 'agents', agentId: row.agentId })}>the agent</a>}
      </p>
      {record === undefined && <p class="empty">Loading</p>}
      {typeof record === 'string' && <p class="empty">{record}</p>}
      {isJsonObject(record) && <Record row={row} record={record} />}
    </article>
  );
}
