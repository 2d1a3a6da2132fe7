import type { IncomingMessage, ServerResponse } from 'node:http';
import { BAD_JSON, type SandboxRequest } from './reply.ts';

const MB = 1024 * 1024;
/** Larger than any prompt the vendors take. */
const BODY_LIMIT = 32 * MB;

export class BodyTooLargeError extends Error {}

export async function readRequest(req: IncomingMessage, res: ServerResponse): Promise<SandboxRequest> {
  const origin = `http://${req.headers.host ?? 'localhost'}`;
  const url = new URL(req.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new BodyTooLargeError();
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
    return BAD_JSON;
  }
}

const isLoopback = (address: string | undefined) => address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
