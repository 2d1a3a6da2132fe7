import type { IncomingMessage, ServerResponse } from 'node:http';
import { badJson, type SandboxRequest } from './reply.ts';

const mb = 1024 * 1024;
/** The maximum size of a body, larger than any prompt that a vendor accepts. */
const bodyLimit = 32 * mb;

export class BodyTooLargeError extends Error {}

export async function readRequest(req: IncomingMessage, res: ServerResponse): Promise<SandboxRequest> {
  const origin = `http://${req.headers.host ?? 'localhost'}`;
  const url = new URL(req.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const bodyText = bytes.toString('utf8');
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return {
    method: req.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: req.headers,
    token: /^Bearer\s+(\S*)/i.exec(req.headers.authorization ?? '')?.[1] ?? '',
    json: parse(bodyText),
    bodyText,
    bytes,
    loopback: isLoopback(req.socket.remoteAddress),
    origin,
    signal: gone.signal,
  };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return badJson;
  }
}

const isLoopback = (address: string | undefined) => address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
