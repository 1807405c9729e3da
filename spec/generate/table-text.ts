function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(',')}]`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** Rows as a constant of a module. */
export function tableText(comment: string, name: string, rows: readonly object[]): string {
  const lines = rows.map((row) => {
    const members = Object.entries(row).map(([key, value]) => `${key}: ${valueText(value)}`);
    return `  { ${members.join(', ')} },\n`;
  });
  return `/** ${comment} */\nexport const ${name} = [\n${lines.join('')}] as const;\n`;
}
