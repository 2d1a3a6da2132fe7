import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire to a server that a test can cut, freeze, and mend. */
export interface CuttableProxy {
  /** The server's address through this wire. */
  readonly url: string;
  /** Resets every connection, also those to come until `mend`. */
  cut(): void;
  /** Passes nothing on, without closing anything, until `mend`. */
  freeze(): void;
  /** What connects from now on is passed on; what was frozen stays so. */
  thawForNew(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function cuttableProxy(address: string): Promise<CuttableProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let down = false;
  let frozen = false;
  const server = createServer((near) => {
    if (down) {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ host: target.hostname, port: Number(target.port || 5672), noDelay: true });
    near.setNoDelay(true);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => to.write(bytes));
      if (frozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: () => {
      down = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thawForNew: () => {
      frozen = false;
    },
    mend: () => {
      down = false;
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
