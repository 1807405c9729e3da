// The yardstick: node:http alone. It reads the body, if any, and answers a fixed text of as many bytes as the mock does.
// Plain JavaScript, as the built mock is: its start is measured too.
import { createServer } from 'node:http';

const [getBytes = 2, putBytes = 2] = process.argv.slice(2).map(Number);
const textOf = (bytes) =>
  JSON.stringify({ text: '' }).replace('""', `"${'x'.repeat(Math.max(0, bytes - 11))}"`);
const answers = { get: textOf(getBytes), put: textOf(putBytes) };

function send(response, text) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    send(response, answers.get);
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    Buffer.concat(chunks);
    send(response, answers.put);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
