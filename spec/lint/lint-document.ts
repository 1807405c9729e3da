import type { Document, Operation } from '../generate/document.ts';
import { schemaDocument, strictAjv } from '../generate/validators-text.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

interface Place {
  readonly at: string;
  readonly clause: string | undefined;
}

const operationsOf = (document: Document): readonly { at: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ at: `${method} ${path}`, operation })),
  );

function* clausePlaces(document: Document): Generator<Place> {
  for (const { at, operation } of operationsOf(document)) {
    yield { at, clause: operation['x-clause'] };
    for (const parameter of operation.parameters ?? []) {
      yield { at: `${at} parameter ${parameter.name}`, clause: parameter['x-clause'] };
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    yield { at: `schema ${name}`, clause: schema['x-clause'] };
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      yield { at: `schema ${name}.${field}`, clause: property['x-clause'] };
    }
  }
}

function lintClauses(document: Document, sections: ReadonlySet<string>): readonly string[] {
  return [...clausePlaces(document)].flatMap(({ at, clause }) => {
    if (clause === undefined) return [`${at}: has no x-clause`];
    return sections.has(clause) ? [] : [`${at}: x-clause ${clause} is no section of the contract`];
  });
}

function lintOperationIds(document: Document): readonly string[] {
  const seen = new Set<string>();
  return operationsOf(document).flatMap(({ at, operation: { operationId } }) => {
    if (seen.has(operationId)) return [`${at}: repeats the operationId ${operationId}`];
    seen.add(operationId);
    return [];
  });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Compiles a reference in strict mode: unknown keywords, types and formats pass swagger-parser, and not this. */
function compileReference(document: Document, reference: string): (value: unknown) => unknown {
  const ajv = strictAjv().addVocabulary(['components']);
  ajv.addSchema(schemaDocument(document));
  return ajv.compile({ $ref: `openapi${reference}` });
}

function lintSchemas(document: Document): readonly string[] {
  return Object.entries(document.components.schemas).flatMap(([name, { example }]) => {
    try {
      const validate = compileReference(document, `#/components/schemas/${name}`);
      return example === undefined || validate(example) === true
        ? []
        : [`schema ${name}: its example is not valid`];
    } catch (error) {
      return [`schema ${name}: ${reasonOf(error)}`];
    }
  });
}

/** The examples of request and response bodies, each against its schema. */
function lintBodies(document: Document): readonly string[] {
  const { requestBodies, responses } = document.components;
  const own = operationsOf(document).flatMap(({ at, operation }) => [
    [at, operation.requestBody] as const,
    ...Object.entries(operation.responses).map(([status, body]) => [`${at} ${status}`, body] as const),
  ]);
  return [...own, ...Object.entries(requestBodies), ...Object.entries(responses)].flatMap(([at, body]) => {
    const content = body?.content?.['application/json'];
    if (content?.examples === undefined || content.schema.$ref === undefined) return [];
    const validate = compileReference(document, content.schema.$ref);
    return Object.entries(content.examples)
      .filter(([, example]) => validate(example.value) !== true)
      .map(([name]) => `${at}: the example ${name} is not valid`);
  });
}

/** Every fault of openapi.yaml that swagger-parser lets pass, one line each. */
export function lintDocument(document: Document, sections: ReadonlySet<string>): readonly string[] {
  const schemaFaults = lintSchemas(document);
  return [
    ...lintClauses(document, sections),
    ...lintOperationIds(document),
    ...schemaFaults,
    ...(schemaFaults.length === 0 ? lintBodies(document) : []),
  ];
}
