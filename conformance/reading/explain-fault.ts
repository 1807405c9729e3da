import { suggestWord } from '../../spec/did-you-mean.ts';
import { closestFault } from './closest-fault.ts';
import { membersOf } from './members-of.ts';
import type { CompiledFault } from './schema-fault.ts';

export interface Explanation {
  /** As `findings[3].exchange.request.url is missing`. */
  readonly why: string;
  /** Of a key that nobody knows: the one that may be meant. */
  readonly hint?: string;
}

const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

const wordOfType: Readonly<Record<string, string>> = {
  object: 'object',
  array: 'list',
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'flag',
};

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** A JSON pointer as people write it, behind the name of what it leads into. */
function placeText(pointer: string, root: string): string {
  const parts = pointer.split('/').slice(1).map(unescaped);
  const text = parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
  return root === '' ? text.replace(/^\./, '') : root + text;
}

const wordsOfTypes = (type: unknown): string =>
  [type]
    .flat()
    .map((one) => wordOfType[String(one)] ?? String(one))
    .join(' or ');

const listText = (values: unknown): string =>
  [values]
    .flat()
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(', ');

function describe({ keyword, params, parentSchema }: CompiledFault): string {
  const limit = params['limit'];
  switch (keyword) {
    case 'type':
      return `is not ${withArticle(wordsOfTypes(params['type']))}`;
    case 'enum':
      return `is not one of ${listText(params['allowedValues'])}`;
    case 'const':
      return `is not ${listText(params['allowedValue'])}`;
    case 'minLength':
    case 'minItems':
      return limit === 1 ? 'is empty' : `has fewer than ${limit} items`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return `is not ${params['comparison']} ${limit}`;
    case 'pattern':
      if (params['pattern'] === '\\S') return 'is empty';
      return parentSchema?.title === undefined
        ? `does not match ${params['pattern']}`
        : `is not ${parentSchema.title}`;
    default:
      return `does not fit its schema (${keyword})`;
  }
}

/** A key that there is not; where it may stand for one that is missing, that is what is wrong. */
function unknownKeyOf({ keyword, parentSchema, params, data }: CompiledFault): string | undefined {
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  const known = parentSchema?.properties ?? {};
  return keyword === 'required' && parentSchema?.additionalProperties === false
    ? Object.keys(membersOf(data)).find((key) => !Object.hasOwn(known, key))
    : undefined;
}

/** Puts the faults of a value into words; `root` is what the value is called, where it is not the whole file. */
export function explainFault(faults: readonly CompiledFault[], root = ''): Explanation {
  const fault = closestFault(faults);
  if (fault === undefined) return { why: `${root || 'it'} does not fit its schema` };
  const place = placeText(fault.instancePath, root);
  const unknown = unknownKeyOf(fault);
  if (unknown !== undefined)
    return {
      why: `${place || 'it'} has an unknown key "${unknown}"`,
      hint: suggestWord(unknown, Object.keys(fault.parentSchema?.properties ?? {})),
    };
  if (fault.keyword === 'required') {
    const name = String(fault.params['missingProperty']);
    return { why: `${place === '' ? '' : `${place}.`}${name} is missing` };
  }
  return { why: `${place || 'it'} ${describe(fault)}` };
}
