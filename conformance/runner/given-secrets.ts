/** What a caller gives that no record may show. */
export interface GivenSecrets {
  readonly token?: string | undefined;
  readonly secretHeaders?: Readonly<Record<string, string>> | undefined;
}

/** What the caller gave as secret; a header's value may be a scheme or a name before the secret itself. */
export const givenSecrets = ({ secretHeaders = {}, token }: GivenSecrets): readonly string[] => [
  ...(token === undefined ? [] : [token]),
  ...Object.values(secretHeaders).flatMap((value) => [
    value,
    ...value.split(/[\s;,=]+/).filter((part) => part.length >= 8),
  ]),
];

/** Where a curl command finds what a record must not show. */
export function shellVariables(
  { token, secretHeaders = {} }: GivenSecrets,
  tokenVariable = 'AGENT_CONSOLE_TOKEN',
): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  if (token !== undefined) variables.set('authorization', `Bearer $${tokenVariable}`);
  for (const name of Object.keys(secretHeaders)) {
    variables.set(name, `$${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`);
  }
  return variables;
}
