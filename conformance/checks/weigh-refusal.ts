import type { Level } from '../observe/judgement.ts';
import type { Observation } from '../observe/observation.ts';
import type { ReadAnswer } from '../observe/read-answer.ts';

/** Above this, a limit of the body is no MUST violation: 8 leaves sizes open. */
const mostUnquestioned = 65_536;

/** What it weighs to refuse an input that the contract lets in. */
export function weighRefusal({ understanding }: Observation, { status }: ReadAnswer): Level {
  const { body, expectation, located } = understanding;
  const isLarge = body.is === 'json' && body.bytes > mostUnquestioned;
  const isForSize = isLarge && (status === 413 || located?.operation === 'createGenome');
  return expectation.mayBeRefused === true || isForSize ? 'should' : 'must';
}
