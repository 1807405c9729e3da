/**
 * What only the inside of a service knows: stack traces and places in its source. Every part has an end, so that an
 * answer of a million line breaks is searched in one go; of a path, two names are enough.
 */
const insides: readonly (readonly [code: string, what: string, pattern: RegExp])[] = [
  [
    'stack-trace',
    'a stack trace',
    /Traceback \(most recent call last\)|\n[ \t]{1,20}at [^\n(]{1,200}\([^\n()]{1,300}:\d{1,9}:\d{1,9}\)|File \\?"[^"]{1,300}", line \d/,
  ],
  [
    'stack-trace',
    'a stack trace',
    /\bat [\w.<>$]{1,100}(?: [\w.<>$]{1,100}){0,4} \((?:file:\/\/)?\/[^()]{1,300}:\d{1,9}:\d{1,9}\)|goroutine \d{1,9} \[/,
  ],
  [
    'file-path',
    'a file path',
    /\/[\w.@-]{1,100}\/[\w.@-]{1,100}\.(?:py|ts|js|mjs|go|rb|java|php|rs)\b|site-packages\/|node_modules\//,
  ],
];

/** What an answer tells of the inside of a service, but for what the request brought itself. */
export function findInsides(
  body: string,
  isSent: (text: string) => boolean,
): { readonly code: string; readonly what: string } | undefined {
  for (const [code, what, pattern] of insides) {
    const found = pattern.exec(body)?.[0];
    if (found !== undefined && !isSent(found)) return { code, what };
  }
  return undefined;
}
