import { linearPattern } from '../../spec/decimal-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** The pattern of test_score is cubic as the contract writes it: one hostile answer would hold Prism for minutes. */
const withLinearPatterns = (object: JsonObject, isScore = false): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([name, member]) => {
      if (isScore && name === 'pattern' && typeof member === 'string') return [name, linearPattern];
      return [name, linearWithin(member, isScore || name === 'test_score')];
    }),
  );

function linearWithin(value: JsonValue, isScore: boolean): JsonValue {
  if (isJsonArray(value)) return value.map((item) => linearWithin(item, isScore));
  return isJsonObject(value) ? withLinearPatterns(value, isScore) : value;
}

const isUpdate = (item: JsonValue): boolean => isJsonObject(item) && Object.hasOwn(item, 'put');

/** The contract's document as Prism is given it: with the deployment's update path, and with patterns that cannot hang. */
export function preparePrismDocument(document: JsonObject, updatePath: string): JsonObject {
  const paths = isJsonObject(document['paths']) ? document['paths'] : {};
  const moved = Object.entries(paths).map(([path, item]) => [isUpdate(item) ? updatePath : path, item]);
  return withLinearPatterns({ ...document, paths: Object.fromEntries(moved) });
}
