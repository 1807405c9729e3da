import type { Run } from '../../../conformance/run/run-record.ts';

/** What a hostile deployment may answer. Whatever of it runs sets `ran`. */
export const payloads: readonly string[] = [
  '<script>window.ran = 1</script>',
  '</script><script>window.ran = 1</script>',
  '</style><script>window.ran = 1</script>',
  '</title></textarea></pre></details></main><img src=x onerror="window.ran = 1">',
  '"><img src=x onerror=window.ran=1>',
  "'><svg onload=window.ran=1>",
  '<svg><script>window.ran = 1</script></svg>',
  '--><script>window.ran = 1</script><!--',
  ']]><script>window.ran = 1</script>',
  '" autofocus onfocus="window.ran = 1" x="',
  "' onmouseover='window.ran = 1",
  '` onclick=window.ran=1 `',
  'javascript:window.ran=1',
  '<a href="javascript:window.ran=1">here</a>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<base href="http://127.0.0.1:9/"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;url=http://127.0.0.1:9/">',
  '<form action="http://127.0.0.1:9/"><button>Copy</button></form>',
  '<object data="http://127.0.0.1:9/"></object><embed src="http://127.0.0.1:9/">',
  '&lt;script&gt;window.ran = 1&lt;/script&gt;&#60;script&#62;',
  '\u202egnp.exe\u2066\u2069\u200b\u200f\ufeff',
  '\u001b[31m\u001b]8;;http://127.0.0.1:9/\u0007link\u0000\b\r\n\u2028\u2029',
  '\ud800 \udfff \uffff',
  '{{constructor.constructor("window.ran = 1")()}}',
  'a'.repeat(3000),
  'z̢̛͖͈̖͙̰̾́̍ͫ̀ͅ'.repeat(50),
];

/** Words that the record fixes; any other would be refused when it is read. */
const fixedKeys = new Set([
  ...['verdict', 'level', 'bodyEncoding', 'by', 'operation', 'operations'],
  ...['state', 'shown', 'side', 'part', 'phase'],
]);

/** The run with a payload behind every text and name in it, and all of them in each body. */
export function makeHostile(run: Run): Run {
  let next = 0;
  const spoil = (text: string) => {
    next += 1;
    return text + payloads[next % payloads.length];
  };
  const isFixed = (key: string, value: unknown) =>
    fixedKeys.has(key) ||
    (key === 'status' && ['passed', 'failed', 'skipped', 'flaky'].includes(String(value)));
  const visit = (key: string, value: unknown): unknown => {
    if (isFixed(key, value)) return value;
    if (typeof value === 'string') return key === 'body' ? value + payloads.join('') : spoil(value);
    if (Array.isArray(value)) return value.map((item) => visit('', item));
    if (typeof value !== 'object' || value === null) return value;
    const isTable = ['headers', 'statuses', 'coverage', 'dialect'].includes(key);
    const entries = Object.entries(value).map(([name, member]) => [name, visit(name, member)] as const);
    return Object.fromEntries(
      isTable ? [...entries, ...payloads.map((payload) => [payload, entries[0]?.[1]])] : entries,
    );
  };
  const { findings } = run;
  const spoilt = visit('', {
    ...run,
    findings: [
      ...findings,
      ...findings.map((finding) => ({ ...finding, exchange: asJson(finding.exchange) })),
    ],
  });
  return spoilt as Run;
}

/** The payloads as members of JSON, which is shown in another way than text. */
function asJson(exchange: Run['findings'][number]['exchange']): unknown {
  const json = JSON.stringify(Object.fromEntries(payloads.map((payload) => [payload, [payload]])));
  return {
    ...exchange,
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: json,
      ms: 1,
      redirects: [],
    },
  };
}
