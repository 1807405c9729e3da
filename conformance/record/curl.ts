import { shellQuote, shellWord } from '../../spec/shell-word.ts';
import { toBase64 } from '../redact/base64.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';

/** A header whose value is in a shell variable; its name may have any of the marks that HTTP allows, `$` among them. */
function secretHeader(name: string, variable: string): string {
  return /^[\w-]+$/.test(name) ? `-H "${name}: ${variable}"` : `-H ${shellQuote(`${name}: `)}"${variable}"`;
}

/** Control characters but tabs and line feeds, which a shell's quotes keep. */
const controls = /(?![\t\n])\p{Cc}/u;

/** Longer bodies are better taken from the record. */
const longestBody = 2000;

type RecordedRequest = RecordedExchange['request'];

const isLong = ({ body = '', bodyEncoding }: RecordedRequest) =>
  bodyEncoding === undefined && body.length > longestBody;

function printRequest(
  request: RecordedRequest,
  secretHeaders: ReadonlyMap<string, string>,
  bodyFile: string,
): string {
  const { method, url, headers, body, bodyEncoding } = request;
  const given = Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`);
  const secret = [...secretHeaders].map(([name, variable]) => secretHeader(name, variable));
  const start = `curl -sS -i --path-as-is -X ${shellWord(method)} ${shellQuote(url)}`;
  const command = [start, ...given, ...secret].join(' ');
  if (body === undefined) return command;
  if (bodyEncoding === 'base64')
    return `printf %s ${shellWord(body)} | base64 -d | ${command} --data-binary @-`;
  if (isLong(request)) return `${command} --data-binary @${bodyFile}`;
  return controls.test(body)
    ? `printf %s ${toBase64(body)} | base64 -d | ${command} --data-binary @-`
    : `${command} --data-binary ${shellQuote(body)}`;
}

/** What a command does not do as it was done; at its end, for a comment ends a line. */
function notesOf(requests: readonly RecordedRequest[]): string {
  const long = requests.filter(isLong).length;
  const notes = [
    ...(long === 0
      ? []
      : [
          `${long === 1 ? 'the body is' : 'the bodies are'} in the record of the run: save ${long === 1 ? 'it' : 'them'} first, or use replay`,
        ]),
    // curl makes chunks of its own size.
    ...(requests.some(({ chunkedAt = [] }) => chunkedAt.length > 0)
      ? ['in one chunk; replay sends the pieces']
      : []),
    // curl sends what HTTP has.
    ...requests.flatMap(({ wire }) => (wire === undefined ? [] : [`as curl sends it; replay sends ${wire}`])),
  ];
  return notes.length === 0 ? '' : `  # ${notes.join('; ')}`;
}

/** The command that sends recorded requests again, one after another; secrets stand as shell variables. */
export function curlCommand(
  requests: readonly RecordedRequest[],
  secretHeaders: ReadonlyMap<string, string>,
): string {
  const commands = requests.map((request, index) =>
    printRequest(request, secretHeaders, requests.length === 1 ? 'body.json' : `body-${index + 1}.json`),
  );
  return commands.join(' && ') + notesOf(requests);
}
