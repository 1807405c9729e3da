import type { Dialect } from '../../spec/dialect-points.ts';
import { readSpelledUuid, spellingsOfChoice, type UuidSpelling } from '../../spec/uuid-spellings.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { type Parse, rejected } from './fault.ts';
import { hasLoneSurrogate, reject } from './reject.ts';
import { explainHyphenatedFault, explainUuidFault } from './uuid-fault.ts';

/** Whether these are read as pydantic reads them, whose words then tell what is wrong. */
const isPydantic = (spellings: readonly UuidSpelling[]) =>
  spellingsOfChoice.accept.every((one) => spellings.includes(one));

/** Takes a uuid, of a path (read-evolution-status and update-agent answer what is none with 422) or of guard_config_id, and gives its lower-case hyphenated form; that form is taken in any case, others where they are listed. */
export function uuidParser(
  spellings: readonly UuidSpelling[],
  answer: Dialect['uuid-answer'] = 'canonical',
  words: Dialect['uuid-words'] = 'from-1',
): Parse {
  return (input, loc, faults) => {
    if (typeof input !== 'string') return reject('uuid_type', input, loc, faults);
    if (isUuid(input)) return answer === 'as-sent' ? input : input.toLowerCase();
    const spelled = readSpelledUuid(input);
    if (spelled !== undefined && spellings.includes(spelled.spelling)) return spelled.uuid;
    if (hasLoneSurrogate(input)) return reject('string_unicode', input, loc, faults);
    const explain = isPydantic(spellings) ? explainUuidFault : explainHyphenatedFault;
    const error = explain(input, words);
    const msg = `Input should be a valid UUID, ${error}`;
    faults.push({ type: 'uuid_parsing', loc, msg, input, ctx: { error } });
    return rejected;
  };
}
