import { readFileSync } from 'node:fs';
import Koa from 'koa';

/*
 * What the API is held against: Koa alone, answering the payload in the file it is given. A body is read and parsed, and
 * nothing else is done. Prints its port.
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
