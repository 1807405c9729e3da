/** Edge: asks who holds a port of this machine. */
import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject } from '../../spec/json-value.ts';

const patience = 1000;
const mostCharacters = 10_000;

type Take = (response: IncomingMessage) => void;

function ask(send: (signal: AbortSignal, take: Take) => ClientRequest): Promise<string> {
  return new Promise((resolve) => {
    const request = send(AbortSignal.timeout(patience), (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length > mostCharacters) response.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve(text));
    });
    request.on('error', () => resolve(''));
  });
}

function isHealthOfMock(text: string): boolean {
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) return false;
  const { status, agents, buckets } = parsed.value;
  return status === 'ok' && typeof agents === 'number' && typeof buckets === 'number';
}

/** The url of the mock of this kit that listens at this host and port, if one does; `host` is as in a url. */
export async function findMockAt(host: string, port: number): Promise<string | undefined> {
  const place = `${host}:${port}`;
  const path = '/__kit/health';
  // To whom it belongs is all that is asked: a certificate made at start is nobody's to trust.
  const texts = await Promise.all([
    ask((signal, take) => getPlain(`http://${place}${path}`, { signal, agent: false }, take)),
    ask((signal, take) =>
      getSecure(`https://${place}${path}`, { signal, agent: false, rejectUnauthorized: false }, take),
    ),
  ]);
  const index = texts.findIndex(isHealthOfMock);
  return index === -1 ? undefined : `${['http', 'https'][index]}://${place}`;
}
