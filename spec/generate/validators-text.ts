import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { linearPattern } from '../decimal-text.ts';
import { type Document, type Schema, schemaNamed } from './document.ts';

/** Schemas whose answers are judged; each gets a validator of its own. */
const validated = [
  'Agent',
  'AgentUpdate',
  'HTTPValidationError',
  'EvolutionStatus',
  'Genome',
  'GenomeCreated',
];

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

/** Standalone validators as a module: ajv itself costs 330 ms at start, its standalone code 5 ms. */
export function generateValidators(document: Document): string {
  const ajv = strictAjv();
  ajv.addVocabulary(['components']);
  const contractPattern = schemaNamed(document, 'Agent').properties?.['test_score']?.pattern;
  ajv.addSchema(withLinearPattern(schemaDocument(document), contractPattern) as object);
  const exported = Object.fromEntries(validated.map((name) => [name, `openapi#/components/schemas/${name}`]));
  return `// @ts-nocheck\n${standaloneCode.default(ajv, exported)}`;
}
