import type { Socket } from 'node:net';
import { networkOf } from '@overture/core/people/sign-in/domain/sign-in-limits';

interface OfAddress {
  readonly address: string;
  /** The oldest first. */
  readonly open: Set<Socket>;
  /** Those without a request, the one that has been idle longest first. */
  readonly idle: Set<Socket>;
}

/**
 * The open connections, by network address. An address that has its maximum loses the connection that has been idle
 * longest for a new one; where all are in use, the new one is closed. Where all addresses together have their maximum, the
 * one that has most loses a connection: the one that has been idle longest, or else its oldest. So nobody can take the
 * connections of others, and people who share an address still get theirs.
 */
export class OpenSockets {
  readonly #max: number;
  readonly #maxOfAddress: number;
  readonly #addresses = new Map<string, OfAddress>();
  readonly #ofSocket = new Map<Socket, OfAddress>();

  constructor({ max, maxOfAddress }: { readonly max: number; readonly maxOfAddress: number }) {
    this.#max = max;
    this.#maxOfAddress = maxOfAddress;
  }

  /** Adds a new connection, which has no request yet. */
  add(socket: Socket): void {
    const address = networkOf((socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, ''));
    const own = this.#addresses.get(address) ?? { address, open: new Set(), idle: new Set() };
    if (this.#isFull(own)) {
      const victim = this.#victimFor(own);
      if (victim === undefined) {
        socket.destroy();
        return;
      }
      this.#remove(victim);
      victim.destroy();
    }
    own.open.add(socket);
    own.idle.add(socket);
    this.#addresses.set(address, own);
    this.#ofSocket.set(socket, own);
    socket.once('close', () => this.#remove(socket));
  }

  /** A request has arrived on the connection. */
  begin(socket: Socket): void {
    this.#ofSocket.get(socket)?.idle.delete(socket);
  }

  /** Its answer has ended. */
  end(socket: Socket): void {
    if (!socket.destroyed) this.#ofSocket.get(socket)?.idle.add(socket);
  }

  closeIdle(): void {
    for (const { idle } of this.#addresses.values()) for (const socket of idle) socket.destroy();
  }

  #isFull(own: OfAddress): boolean {
    return own.open.size >= this.#maxOfAddress || this.#ofSocket.size >= this.#max;
  }

  /** The connection that ends for a new one of this address; undefined if none may. */
  #victimFor(own: OfAddress): Socket | undefined {
    let most = own;
    if (own.open.size < this.#maxOfAddress) {
      for (const other of this.#addresses.values()) if (other.open.size > most.open.size) most = other;
    }
    const [longestIdle] = most.idle;
    const [oldest] = most.open;
    // Two addresses with the same share must not end each other's connections in turns.
    return longestIdle ?? (most.open.size > own.open.size + 1 ? oldest : undefined);
  }

  #remove(socket: Socket): void {
    const own = this.#ofSocket.get(socket);
    if (own === undefined) return;
    this.#ofSocket.delete(socket);
    own.open.delete(socket);
    own.idle.delete(socket);
    if (own.open.size === 0) this.#addresses.delete(own.address);
  }
}
