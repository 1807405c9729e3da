/** Ways to write the media type of JSON that RFC 9110, 8.3.1 calls the same, each with its name. */
export const jsonTypes: readonly (readonly [name: string, type: string])[] = [
  ['with charset', 'application/json; charset=utf-8'],
  ['with charset and no space', 'application/json;charset=utf-8'],
  ['with a space before the charset', 'application/json ; charset=utf-8'],
  ['with charset in capitals', 'application/json; charset=UTF-8'],
  ['with charset in capitals and no space', 'application/json;charset=UTF-8'],
  ['with charset in quotes', 'application/json; charset="utf-8"'],
  ['all in capitals', 'APPLICATION/JSON'],
  ['in capitals', 'Application/JSON;Charset=UTF-8'],
  ['with other parameters', 'application/json; profile="https://example.com/kit"; version=1'],
];

/** Other types: whether what is called so is read all the same is open. */
export const otherTypes: readonly string[] = ['text/plain', 'application/xml'];
