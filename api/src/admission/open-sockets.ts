import type { Socket } from 'node:net';
import { networkOf } from '@overture/core/people/sign-in/domain/sign-in-limits';

interface OfAddress {
  count: number;
  /** Those without a request, the one that has been idle longest first. */
  readonly idle: Set<Socket>;
}

/**
 * The open connections, by network address. An address that has its maximum loses the connection that has been idle
 * longest for a new one; where all are in use, the new one is closed. So nobody can take the connections of others, and
 * people who share an address still get theirs.
 */
export class OpenSockets {
  readonly #maxOfAddress: number;
  readonly #addresses = new Map<string, OfAddress>();
  readonly #addressOf = new WeakMap<Socket, OfAddress>();

  constructor(maxOfAddress: number) {
    this.#maxOfAddress = maxOfAddress;
  }

  /** Adds a new connection, which has no request yet. */
  add(socket: Socket): void {
    const address = networkOf((socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, ''));
    const known = this.#addresses.get(address) ?? { count: 0, idle: new Set() };
    if (known.count >= this.#maxOfAddress) {
      const [longestIdle] = known.idle;
      if (longestIdle === undefined) {
        socket.destroy();
        return;
      }
      this.#remove(address, known, longestIdle);
      longestIdle.destroy();
    }
    known.count += 1;
    known.idle.add(socket);
    this.#addresses.set(address, known);
    this.#addressOf.set(socket, known);
    socket.once('close', () => this.#remove(address, known, socket));
  }

  /** A request has arrived on the connection. */
  begin(socket: Socket): void {
    this.#addressOf.get(socket)?.idle.delete(socket);
  }

  /** Its answer has ended. */
  end(socket: Socket): void {
    if (!socket.destroyed) this.#addressOf.get(socket)?.idle.add(socket);
  }

  closeIdle(): void {
    for (const { idle } of this.#addresses.values()) for (const socket of idle) socket.destroy();
  }

  #remove(address: string, known: OfAddress, socket: Socket): void {
    if (!this.#addressOf.delete(socket)) return;
    known.idle.delete(socket);
    known.count -= 1;
    if (known.count === 0) this.#addresses.delete(address);
  }
}
