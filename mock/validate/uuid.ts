import type { Dialect } from '../../spec/dialect-points.ts';
import { canonicalUuid, canonicalUuidOfDigits, isUuid } from '../../spec/uuid-text.ts';
import { type Parse, rejected } from './fault.ts';
import { hasLoneSurrogate, reject } from './reject.ts';
import { explainHyphenatedFault, explainUuidFault } from './uuid-fault.ts';

/** Takes a uuid, of a path (read-evolution-status and update-agent answer what is none with 422) or of guard_config_id, and gives its lower-case hyphenated form; on `reject` nothing but that form, in any case. */
export function uuidParser(
  spellings: Dialect['uuid-spellings'],
  answer: Dialect['uuid-answer'] = 'canonical',
  words: Dialect['uuid-words'] = 'from-1',
): Parse {
  return (input, loc, faults) => {
    if (typeof input !== 'string') return reject('uuid_type', input, loc, faults);
    if (isUuid(input)) return answer === 'as-sent' ? input : input.toLowerCase();
    const read = spellings === 'accept' ? canonicalUuid : canonicalUuidOfDigits;
    const uuid = spellings === 'reject' ? undefined : read(input);
    if (uuid !== undefined) return uuid;
    if (hasLoneSurrogate(input)) return reject('string_unicode', input, loc, faults);
    const explain = spellings === 'reject' ? explainHyphenatedFault : explainUuidFault;
    const error = explain(input, words);
    const msg = `Input should be a valid UUID, ${error}`;
    faults.push({ type: 'uuid_parsing', loc, msg, input, ctx: { error } });
    return rejected;
  };
}
