import { Duplex } from 'node:stream';

/**
 * Closes a channel's connection without asking the broker, which does not answer on it. A recovering connection then
 * opens another at once. Heartbeats do not detect this state, because the broker sends them from a separate process,
 * even while the one that reads our frames is stuck.
 */
export function dropConnection({ connection }: { readonly connection: object }): void {
  const socket: unknown = Reflect.get(connection, 'stream');
  if (!(socket instanceof Duplex)) throw new TypeError("amqplib's connection has no socket where it used to be.");
  socket.destroy(new Error('RabbitMQ does not answer on this connection.'));
}
