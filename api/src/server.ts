import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenSockets } from './admission/open-sockets.ts';
import type { EventStreams } from './events/event-streams.ts';

export interface RunningServer {
  readonly port: number;
  /** The address to open, with the loopback written as localhost. */
  readonly url: string;
  /** Accepts no more requests, ends event streams, waits up to `graceMs` for answers, then closes all connections. */
  stop(graceMs: number): Promise<void>;
}

/** Limits for open requests and connections. A PDF of 10 MB takes less than two minutes at 1 Mbit/s. */
const callerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 5_000,
  /** An office behind one address has hundreds: six of each browser at most, and one for each live page. */
  maxConnectionsOfAddress: 1_000,
};

/** Longer than the usual 60 s of proxies, so that the proxy closes an idle connection first. */
const keepAliveMs = 65_000;

/** Answers one request and handles its own errors. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts to listen. Rejects with the system's error if that fails. */
export async function startServer(
  listener: Listener,
  options: {
    readonly host: string;
    readonly port: number;
    readonly streams: EventStreams;
    readonly limits?: Partial<typeof callerLimits>;
  },
): Promise<RunningServer> {
  const { maxConnections, maxConnectionsOfAddress, ...limits } = { ...callerLimits, ...options.limits };
  const sockets = new OpenSockets(maxConnectionsOfAddress);
  const server = createServer({ ...limits, keepAliveTimeout: keepAliveMs }, (request, response) => {
    const { socket } = request;
    sockets.begin(socket);
    response.once('close', () => sockets.end(socket));
    void listener(request, response);
  });
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => sockets.add(socket));
  await listen(server, options);
  // The address of a TCP server is never a string, which only pipes have.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${displayHost(options.host)}:${port}`,
    stop: async (graceMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      options.streams.closeAll();
      // Node does not count the connections that browsers open before a request as idle, and would wait for them.
      sockets.closeIdle();
      const sweep = setInterval(() => sockets.closeIdle(), 50);
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}

function listen(server: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function displayHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
