import { Duplex } from 'node:stream';

/**
 * Ends a channel's connection without asking the broker, which does not answer on it; where the connection comes back by
 * itself, another follows at once. Heartbeats would not find it out: the broker sends them from a process of its own, also
 * while the one that reads our frames is stuck.
 */
export function dropConnection({ connection }: { readonly connection: object }): void {
  const socket: unknown = Reflect.get(connection, 'stream');
  if (!(socket instanceof Duplex)) throw new TypeError("amqplib's connection has no socket where it used to be.");
  socket.destroy(new Error('RabbitMQ does not answer on this connection.'));
}
