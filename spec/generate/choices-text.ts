import type { Document } from './document.ts';

/** The name of the list of a type's choices: `AgentStatus` has `agentStatuses`. */
function listName(typeName: string): string {
  const name = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  return name.endsWith('s') ? `${name}es` : `${name}s`;
}

/** The choices of each field that has them, as lists that a program can go through. */
export function generateChoices(document: Document): string {
  const choices = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema.enum === undefined ? [] : [[name, schema.enum, schema['x-clause']] as const],
  );
  const imports = choices.map(([name]) => name).join(', ');
  const lists = choices.map(
    ([name, values, clause]) =>
      `/** Every ${name} (${clause}), in the contract's order. */\nexport const ${listName(name)} = [${values.map((value) => `'${value}'`).join(', ')}] as const satisfies readonly ${name}[];\n`,
  );
  return `import type { ${imports} } from './types.ts';\n\n${lists.join('\n')}`;
}
