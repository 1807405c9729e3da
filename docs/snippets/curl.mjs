// Stands in for curl, which not every machine has: the few options that the pages use, and no others.
import { request } from 'node:http';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    silent: { type: 'boolean', short: 's' },
  },
});
if (positionals.length !== 1) throw new Error(`one url, not ${positionals.length}`);
const { data } = values;
const headers = new Map(data === undefined ? [] : [['content-type', 'application/x-www-form-urlencoded']]);
for (const line of values.header) {
  const [name, ...rest] = line.split(':');
  headers.set(name.toLowerCase(), rest.join(':').trim());
}
// Not fetch, which takes longer to load than all of this.
const method = values.request ?? (data === undefined ? 'GET' : 'POST');
request(positionals[0], { method, headers: Object.fromEntries(headers) }, (response) =>
  response.pipe(process.stdout),
).end(data);
