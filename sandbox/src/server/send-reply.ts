import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

/** Writes a reply. With `cutAfter`, the connection is closed after that many events, or in the middle of the body. */
export async function sendReply(res: ServerResponse, reply: Reply, options: { cutAfter?: number } = {}): Promise<void> {
  if (res.destroyed) return;
  const { body } = reply;
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
  if (body && 'events' in body) {
    res.writeHead(reply.status, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
    let sent = 0;
    for await (const event of body.events) {
      if (res.destroyed) return;
      if (options.cutAfter !== undefined && sent++ >= options.cutAfter) {
        // The written part must arrive first, because a destroyed connection drops its buffer.
        res.write(': cut\n\n', () => setImmediate(() => res.destroy()));
        return;
      }
      if (!res.write(event)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
    }
    res.end();
    return;
  }
  const [text, type] =
    body === null
      ? ['', '']
      : 'json' in body
        ? [JSON.stringify(body.json), 'application/json;charset=utf-8']
        : 'html' in body
          ? [body.html, 'text/html;charset=utf-8']
          : [body.text, body.type];
  if (type && !res.hasHeader('content-type')) res.setHeader('content-type', type);
  const bytes = Buffer.from(text, 'utf8');
  if (body !== null) res.setHeader('content-length', bytes.length);
  res.writeHead(reply.status);
  if (options.cutAfter !== undefined) {
    res.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => res.destroy());
    return;
  }
  res.end(bytes);
}
