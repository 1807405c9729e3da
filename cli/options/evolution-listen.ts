import type { EvolutionListen } from '../../conformance/evolution-service/evolution-service.ts';
import { Inability } from '../../spec/inability.ts';

/** Where to play the evolution service: an address of this machine and a port that the deployment is told. */
export function readEvolutionListen(option: string, text: string): EvolutionListen {
  const [, bracketed, plain = bracketed, port] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  if (plain !== undefined && Number(port) >= 1 && Number(port) <= 65_535)
    return { host: plain, port: Number(port) };
  throw new Inability(
    `${option} ${text}`,
    'it is not an address and port',
    'Write it as 127.0.0.1:4011, and give the deployment http://127.0.0.1:4011 for its evolution service.',
  );
}
