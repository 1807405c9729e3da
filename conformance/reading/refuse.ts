import { Inability } from '../../spec/inability.ts';
import { kitName } from '../run/kit-name.ts';

/** Ends the reading of a file that is not what it has to be; with a remedy, where there is a better one than usual. */
export type Refuse = (why: string, remedy?: string) => never;

/** The usual end: what was written is given as it was. */
export const refuseFile =
  (file: string, usual = `Give an unchanged file that ${kitName} check wrote.`): Refuse =>
  (why, remedy = usual) => {
    throw new Inability(file, why, remedy);
  };
