import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startSandbox } from '@overture/sandbox';
import { z } from 'zod';
import type { Exchange } from './openapi-documents.ts';

const requestsSchema = z.object({
  requests: z.array(z.object({ method: z.string(), path: z.string(), status: z.number() })),
});
const billSchema = z.object({
  requests: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  usd: z.number(),
});
const samplesSchema = z.object({ samples: z.array(z.object({ id: z.string(), hint: z.string() })) });

/** Tests run on this day, on which gpt-5 still answers. */
export const sandboxDay = new Date('2026-11-16T12:00:00Z');

export interface VendorSandbox {
  readonly url: string;
  /** Disturbs requests; the fields are the sandbox's own. */
  fault(fault: Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  /** Requests since the last call, as `METHOD path status`. */
  takeRequests(): Promise<string[]>;
  /** What OpenAI would have charged since the last call. */
  takeBill(): Promise<z.infer<typeof billSchema>>;
  /** Ids of the contacts it offers. */
  samples(): Promise<readonly { id: string; hint: string }[]>;
  close(): Promise<void>;
}

/** The stand-ins of HubSpot and OpenAI for an adapter's tests, on a free port. */
export async function startVendorSandbox(options: Parameters<typeof startSandbox>[0] = {}): Promise<VendorSandbox> {
  const sandbox = await startSandbox({ port: 0, aiLatencyMs: 0, today: sandboxDay, ...options });
  const control = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${sandbox.url}/_sandbox${path}`, init);
  return {
    url: sandbox.url,
    fault: async (fault) => {
      const answer = await control('/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    clearFaults: async () => {
      await control('/faults', { method: 'DELETE' });
    },
    takeRequests: async () => {
      const { requests } = requestsSchema.parse(await (await control('/requests')).json());
      await control('/requests', { method: 'DELETE' });
      return requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
    },
    takeBill: async () => {
      const bill = billSchema.parse(await (await control('/bill')).json());
      await control('/bill', { method: 'DELETE' });
      return bill;
    },
    samples: async () => samplesSchema.parse(await (await control('/samples')).json()).samples,
    close: () => sandbox.close(),
  };
}

export interface NastyServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A server that answers as it is told; for what no decent stand-in would do. */
export async function startNastyServer(
  handle: (req: IncomingMessage, res: ServerResponse) => void,
): Promise<NastyServer> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Passes requests on to `target`. Where `losesAnswer` says so the target carries the request out, and the caller's
 * connection is cut (`reset`) or left hanging (`hang`) instead of answered.
 */
export function startLossyProxy(
  target: string,
  losesAnswer: (method: string, path: string) => 'reset' | 'hang' | null,
): Promise<NastyServer> {
  return startNastyServer((req, res) => {
    const fate = losesAnswer(req.method ?? 'GET', req.url ?? '/');
    const onward = httpRequest(
      new URL(req.url ?? '/', target),
      { method: req.method, headers: req.headers },
      (answer) => {
        if (fate === null) {
          res.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(res);
        } else {
          answer.resume();
          answer.on('end', () => {
            if (fate === 'reset') req.socket.destroy();
          });
        }
      },
    );
    onward.on('error', () => req.socket.destroy());
    req.pipe(onward);
  });
}

export interface RecordingProxy extends NastyServer {
  /** What passed through, in the order of the answers. */
  readonly exchanges: readonly Exchange[];
}

/** Passes requests with their JSON on to `target`, and keeps both sides of each. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const exchanges: Exchange[] = [];
  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const method = req.method ?? 'GET';
    const url = req.url ?? '/';
    const sent = await text(req);
    const answer = await fetch(new URL(url, target), {
      method,
      redirect: 'manual',
      headers: { authorization: req.headers.authorization ?? '', 'content-type': 'application/json' },
      ...(sent === '' ? {} : { body: sent }),
    });
    const body = await answer.text();
    const type = answer.headers.get('content-type') ?? 'application/json';
    const responseBody = type.startsWith('text/event-stream') ? endOfStream(body) : parsed(body);
    exchanges.push({ method, url, requestBody: parsed(sent), status: answer.status, responseBody });
    const location = answer.headers.get('location');
    res.writeHead(answer.status, { 'content-type': type, ...(location !== null && { location }) }).end(body);
  };
  const server = await startNastyServer((req, res) => void pass(req, res).catch(() => req.socket.destroy()));
  return { ...server, exchanges };
}

/** The response that a stream of the Responses API ends with; undefined where a stream carries none. */
function endOfStream(body: string): unknown {
  const events = [...body.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as object);
  return events.map((event) => Reflect.get(event, 'response')).findLast((response) => response !== undefined);
}

const parsed = (body: string): unknown => (body === '' ? undefined : JSON.parse(body));
