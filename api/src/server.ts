import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
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
  /**
   * An answer of which the reader has taken nothing for this long is given up. It is the usual time of proxies, because
   * the system takes a slow reader's bytes in large parts.
   */
  unreadMs: 60_000,
  maxConnections: 5_000,
  /** An office behind one address has hundreds: six of each browser at most, and one for each live page. */
  maxConnectionsOfAddress: 1_000,
};

/** Longer than the usual 60 s of proxies, so that the proxy closes an idle connection first. */
const keepAliveMs = 65_000;

/** Answers one request and handles its own errors. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Starts to listen. A connection has one request at a time: where the next one comes before the answer has ended, that
 * answer is the last. Rejects with the system's error if listening fails.
 */
export async function startServer(
  listener: Listener,
  options: {
    readonly host: string;
    readonly port: number;
    readonly streams: EventStreams;
    readonly limits?: Partial<typeof callerLimits>;
  },
): Promise<RunningServer> {
  const { maxConnections, maxConnectionsOfAddress, unreadMs, ...limits } = { ...callerLimits, ...options.limits };
  const sockets = new OpenSockets({ max: maxConnections, maxOfAddress: maxConnectionsOfAddress });
  const underWay = new WeakMap<Socket, ServerResponse>();
  const pipelined = new WeakSet<Socket>();
  const server = createServer({ ...limits, keepAliveTimeout: keepAliveMs }, (request, response) => {
    const { socket } = request;
    const current = underWay.get(socket);
    if (current !== undefined) {
      // No browser sends a request before the answer to its last one has ended. Node would serve any number at once.
      pipelined.add(socket);
      socket.pause();
      current.shouldKeepAlive = false;
      return;
    }
    underWay.set(socket, response);
    socket.setTimeout(unreadMs);
    sockets.begin(socket);
    response.once('close', () => {
      underWay.delete(socket);
      if (pipelined.has(socket)) socket.destroySoon();
      else sockets.end(socket);
    });
    void listener(request, response);
  });
  // Node closes no connection by itself where this event has a listener. Live events and long work have nothing to send.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || !underWay.has(socket)) socket.destroy();
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(options.port, options.host);
  await once(server, 'listening');
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

function displayHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
