import type { Environment } from '../../conformance/send/proxy.ts';

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, magenta: 35, cyan: 36 } as const;

export type Colour = keyof typeof codes;

/** Gives a text its colour, or leaves it alone. */
export type Paint = (colour: Colour, text: string) => string;

/** Paints for a terminal that shows colours, or for anything else. */
export function createPaint(isColoured: boolean): Paint {
  return isColoured ? (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m` : (_, text) => text;
}

/** Whether to colour: FORCE_COLOR decides, then NO_COLOR (no-color.org), then whether it is a terminal. */
export function wantsColour(environment: Environment, isTerminal: boolean): boolean {
  const force = environment['FORCE_COLOR'];
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  const no = environment['NO_COLOR'];
  if (no !== undefined && no !== '') return false;
  return isTerminal && environment['TERM'] !== 'dumb';
}
