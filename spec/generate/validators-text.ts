import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { linearPattern } from '../decimal-text.ts';
import { wordList } from '../word-list.ts';
import { type Document, type Schema, schemaNamed } from './document.ts';

/** Schemas whose answers are judged; each gets a validator of its own. */
const validated = wordList`Agent AgentUpdate HTTPValidationError EvolutionStatus Genome GenomeCreated`;

/** ajv-formats' uuid also takes `urn:uuid:`, which no answer of the contract may be. */
const uuid = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/** The contract's pattern is cubic; validators run on outside input and use its linear equal. */
function withLinearPattern(value: unknown, contractPattern: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinearPattern(item, contractPattern));
  if (typeof value !== 'object' || value === null) return value === contractPattern ? linearPattern : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLinearPattern(inner, contractPattern)]),
  );
}

/** An ajv that knows our vocabulary and nothing else: unknown types, keywords and formats are errors. */
export function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addFormat('uuid', uuid);
  ajv.addVocabulary(['x-clause', 'x-not-shown', 'example']);
  return ajv;
}

/** The schemas as one JSON Schema document that ajv can compile. */
export function schemaDocument(document: Document): {
  $id: string;
  components: { schemas: Record<string, Schema> };
} {
  return { $id: 'openapi', components: { schemas: document.components.schemas } };
}

const saidAlone = new Set(['description', 'x-clause', 'x-not-shown', 'example']);

/** A schema without what only people read: all of it would stand in the validators. */
function withoutWords(value: unknown, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isProperties || !saidAlone.has(key))
      .map(([key, inner]) => [key, withoutWords(inner, !isProperties && key === 'properties')]),
  );
}

const tracking = /^const evaluated0 = validate\d+\.evaluated;\n(?:if\(evaluated0\.\w+\)\{\n.*\n\}\n)*/gm;
const tracked = /^validate\d+\.evaluated = .*\n?/gm;
const isFixed = (line: string) => line.trimEnd().endsWith('"dynamicProps":false,"dynamicItems":false};');

/** Nobody reads which keyword of a schema refused a value. */
const schemaPath = /schemaPath:"[^"]*",/g;

/**
 * Without what a bundle would carry for nothing: places in schemas, and the members of validators by which ajv knows, for
 * `unevaluatedProperties`, what was looked at. No schema asks, and a module that sets members keeps all validators.
 */
function withoutBallast(code: string): string {
  const bare = code
    .replaceAll(tracking, '')
    .replaceAll(tracked, (line) => (isFixed(line) ? '' : line))
    .replaceAll(schemaPath, '');
  if (/\.evaluated\b|evaluated0/.test(bare)) throw new Error('a schema asks for what was evaluated');
  return bare;
}

/** Standalone validators as a module: ajv itself costs 330 ms at start, its standalone code 5 ms. */
export function generateValidators(document: Document): string {
  const ajv = strictAjv();
  ajv.addVocabulary(['components']);
  const contractPattern = schemaNamed(document, 'Agent').properties?.['test_score']?.pattern;
  const bare = withoutWords(withLinearPattern(schemaDocument(document), contractPattern));
  if (typeof bare !== 'object' || bare === null) throw new TypeError('the schemas are no object');
  ajv.addSchema(bare);
  const exported = Object.fromEntries(validated.map((name) => [name, `openapi#/components/schemas/${name}`]));
  return `// @ts-nocheck\n${withoutBallast(standaloneCode.default(ajv, exported))}`;
}
