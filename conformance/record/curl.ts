import { shellQuote, shellWord } from '../../spec/shell-word.ts';
import { toBase64 } from '../redact/base64.ts';
import type { RecordedExchange } from '../run/run-record.ts';

/** A header whose value is in a shell variable; its name may have any of the marks that HTTP allows, `$` among them. */
function secretHeader(name: string, variable: string): string {
  return /^[\w-]+$/.test(name) ? `-H "${name}: ${variable}"` : `-H ${shellQuote(`${name}: `)}"${variable}"`;
}

/** Control characters but tabs and line feeds, which a shell's quotes keep. */
const controls = /(?![\t\n])\p{Cc}/u;

/** The command that sends a recorded request again; secrets stand as shell variables. */
export function curlCommand(
  request: RecordedExchange['request'],
  secretHeaders: ReadonlyMap<string, string>,
): string {
  const { method, url, headers, body, bodyEncoding, chunkedAt = [] } = request;
  // curl makes chunks of its own size.
  const note = chunkedAt.length === 0 ? '' : '  # in one chunk; replay sends the pieces';
  const given = Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`);
  const secret = [...secretHeaders].map(([name, variable]) => secretHeader(name, variable));
  const start = `curl -sS -i --path-as-is -X ${shellWord(method)} ${shellQuote(url)}`;
  const command = [start, ...given, ...secret].join(' ');
  if (body === undefined) return command;
  if (bodyEncoding === 'base64')
    return `printf %s ${shellWord(body)} | base64 -d | ${command} --data-binary @-${note}`;
  if (body.length > 2000) return `${command} --data-binary @body.json  # the body is in run.json`;
  return controls.test(body)
    ? `printf %s ${toBase64(body)} | base64 -d | ${command} --data-binary @-${note}`
    : `${command} --data-binary ${shellQuote(body)}${note}`;
}
