import { readFileSync } from 'node:fs';
import Koa from 'koa';

/*
 * The baseline of the API: Koa alone, which answers with the JSON of the file that its argument names. It reads and
 * parses the body of a request and does nothing else. It prints its port.
 */

const payload = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, unknown>;
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method !== 'GET') {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
  }
  ctx.body = payload;
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
