/** Who has to act: the person who gave the input, or those who run the deployment. */
type InabilityCause = 'input' | 'deployment';

/** The kit could not do its work: what failed, why, and what to do about it. Findings are returned, never thrown. */
export class Inability extends Error {
  override readonly name = 'Inability';
  readonly origin: InabilityCause;

  constructor(what: string, why: string, remedy: string, origin: InabilityCause = 'input') {
    super(`${what}: ${why}. ${remedy}`);
    this.origin = origin;
  }
}

/** By its name, since each command of the built program carries a copy of the class. */
export function isInability(error: unknown): error is Inability {
  return error instanceof Error && error.name === 'Inability' && 'origin' in error;
}
