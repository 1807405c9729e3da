export { type Field, type UpdateFieldName, updateFieldNamed, updateFields } from '../../spec/fields.ts';
export { printJson } from '../../spec/json-print.ts';
export { type JsonArray, JsonNumber, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
export { evolutionStatusRequest, type GenomePath, genomeRequest, updateRequest } from './cases.ts';
export { decimalTexts, laxDecimalTexts, notDecimalTexts } from './decimal-texts.ts';
export { conformingValues } from './field-values.ts';
export { fractions } from './fractions.ts';
export { genomes, notGenomes } from './genomes.ts';
export { conformingIntegers } from './integers.ts';
export { malformedJson } from './malformed-json.ts';
export { deepObjects, jsonLists, jsonObjects, wideObjects } from './nested-objects.ts';
export { nonsenseWords } from './nonsense-words.ts';
export { openValues } from './open-values.ts';
export {
  beginSequence,
  type Deliver,
  type SequenceCommand,
  type SequenceModel,
  type SequenceOptions,
  type SequenceStep,
  sequences,
} from './sequences.ts';
export { conformingTexts, longTexts, shortTexts } from './texts.ts';
export {
  conformingUpdates,
  type FieldSelection,
  type PlantedViolation,
  plantedViolations,
} from './updates.ts';
export { badUuids, otherUuidSpellings, wellFormedUuids } from './uuids.ts';
export { locatedWrongValues, type WrongValue, wrongValues } from './wrong-values.ts';
