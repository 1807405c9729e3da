import {
  type Body,
  contentOf,
  type Document,
  nameOfReference,
  type Operation,
  type Schema,
} from './document.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const scalars: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const quote = (text: string) => `'${text}'`;
const comment = (text: string | undefined, indent: string) =>
  text === undefined ? '' : `${indent}/** ${text} */\n`;

function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOfReference(schema.$ref);
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' | ');
  if (schema.enum !== undefined) return schema.enum.map(quote).join(' | ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.map((type) => typeTextOf(type, schema)).join(' | ');
}

function typeTextOf(type: string, schema: Schema): string {
  if (type === 'array' && schema.items !== undefined) {
    const item = typeText(schema.items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  const scalar = scalars[type];
  if (scalar === undefined) throw new Error(`no TypeScript type is known for the schema type ${type}`);
  return scalar;
}

/** What answers carry beside the contract's fields on most stacks: FastAPI's faults say what was sent, and why not. */
const beside: Readonly<Record<string, string>> = {
  ValidationError: [
    '  /** The faulty input itself. Not of the contract; FastAPI has it. */\n  input?: unknown;\n',
    '  /** What the input was held against. Not of the contract; FastAPI has it. */\n  ctx?: { [key: string]: unknown };\n',
  ].join(''),
};

/** The body of errors that the contract does not show, as FastAPI has it. */
const otherError = `/** An error of a status that the contract does not show (7): FastAPI's own have a text in \`detail\`. */
export interface OtherError {
  detail?: string;
  [key: string]: unknown;
}
`;

function interfaceText(name: string, schema: Schema): string {
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).map(
    ([field, property]) =>
      comment(property.description, '  ') +
      `  ${field}${required.has(field) ? '' : '?'}: ${typeText(property)};\n`,
  );
  const free = schema.additionalProperties === true ? '  [key: string]: unknown;\n' : '';
  return `${comment(schema.description, '')}export interface ${name} {\n${properties.join('')}${beside[name] ?? ''}${free}}\n`;
}

function schemaText([name, schema]: [string, Schema]): string {
  if (schema.type === 'object') return interfaceText(name, schema);
  return `${comment(schema.description, '')}export type ${name} = ${typeText(schema)};\n`;
}

function contentText(document: Document, body: Body): string {
  const content = contentOf(document, body);
  return content === undefined
    ? 'never'
    : `{ 'application/json': ${typeText(content['application/json'].schema)} }`;
}

function parametersText(operation: Operation | undefined): string {
  const group = (place: string) => {
    const members = (operation?.parameters ?? []).filter((parameter) => parameter.in === place);
    if (members.length === 0) return `${place}?: never`;
    const optional = members.every((parameter) => !parameter.required) ? '?' : '';
    const texts = members.map((one) => `${one.name}${one.required ? '' : '?'}: ${typeText(one.schema)}`);
    return `${place}${optional}: { ${texts.join('; ')} }`;
  };
  return `{ ${group('query')}; header?: never; ${group('path')}; cookie?: never }`;
}

function operationText(document: Document, operation: Operation): string {
  const body = operation.requestBody;
  const responses = Object.entries(operation.responses).map(
    ([status, response]) =>
      `        ${status}: { headers: { [name: string]: unknown }; content: ${contentText(document, response)} };\n`,
  );
  return [
    `{\n      parameters: ${parametersText(operation)};\n`,
    body === undefined
      ? '      requestBody?: never;\n'
      : `      requestBody: { content: ${contentText(document, body)} };\n`,
    `      responses: {\n${responses.join('')}        default: { headers: { [name: string]: unknown }; content: { 'application/json': OtherError } };\n      };\n    }`,
  ].join('');
}

function pathText(document: Document, [path, item]: [string, Readonly<Record<string, Operation>>]): string {
  const members = methods.map((method) => {
    const operation = item[method];
    return operation === undefined
      ? `    ${method}?: never;\n`
      : `    ${method}: ${operationText(document, operation)};\n`;
  });
  return `  ${quote(path)}: {\n    parameters: ${parametersText(undefined)};\n${members.join('')}  };\n`;
}

/** The TypeScript types of the document: each schema, and `paths` and `components` as openapi-fetch takes them. */
export function generateTypes(document: Document): string {
  const schemas = Object.entries(document.components.schemas);
  return [
    [...schemas.map(schemaText), otherError].join('\n'),
    `\n/** Every operation by path and method, in the shape that openapi-fetch takes. */\nexport interface paths {\n`,
    Object.entries(document.paths)
      .map((entry) => pathText(document, entry))
      .join(''),
    '}\n\n/** Every schema by name, in the shape that openapi-fetch takes. */\nexport interface components {\n  schemas: {\n',
    schemas.map(([name]) => `    ${name}: ${name};\n`).join(''),
    '  };\n}\n',
  ].join('');
}
