import type { Level } from '../observe/judgement.ts';
import type { Observation } from '../observe/observation.ts';
import type { ReadAnswer } from '../observe/read-answer.ts';
import type { Exchange } from '../run/exchange.ts';

/** Above this, a limit of the body is no MUST violation: 8 leaves sizes open. */
const mostUnquestioned = 65_536;

/** RFC 9110 (8.3.1) has media types in any letter case; the contract writes one, and Falcon knows them by that alone. */
const isInOtherLetters = ({ request }: Exchange): boolean => {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type !== type.toLowerCase();
};

/** What it weighs to refuse an input that the contract lets in. */
export function weighRefusal({ understanding, exchange }: Observation, { status }: ReadAnswer): Level {
  const { body, expectation } = understanding;
  const isForSize = body.is === 'json' && body.bytes > mostUnquestioned;
  const isForLetters = status === 415 && isInOtherLetters(exchange);
  return expectation.mayBeRefused === true || isForSize || isForLetters ? 'should' : 'must';
}
