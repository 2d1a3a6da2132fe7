import { MongoServerError, type MongoClient } from 'mongodb';
import { z } from 'zod';
import type { EndSpan, SpanAttributes, Tracing } from '../tracing.ts';

const nameSchema = z.string().optional().catch(undefined);
const refusedSchema = z.object({ writeErrors: z.tuple([z.object({ code: z.number() })]).rest(z.unknown()) });

/**
 * Traces the commands of a client whose option `monitorCommands` is on, by OpenTelemetry's conventions for MongoDB. Of a
 * command only its name and collection are read, never its values.
 */
export function traceCommands(client: MongoClient, tracing: Tracing): void {
  const running = new Map<number, EndSpan>();
  client.on('commandStarted', ({ requestId, commandName: operation, command, databaseName, address }) => {
    const end = tracing.begin(() => {
      // `getMore` names its collection in a field of its own.
      const collection = nameSchema.parse(command[operation]) ?? nameSchema.parse(command['collection']);
      const [, host, port] = /^(.*):(\d+)$/.exec(address) ?? [];
      return {
        name: collection === undefined ? operation : `${operation} ${collection}`,
        attributes: {
          'db.system.name': 'mongodb',
          'db.namespace': databaseName,
          'db.operation.name': operation,
          'db.collection.name': collection,
          'server.address': host,
          'server.port': port === undefined ? undefined : Number(port),
        },
      };
    });
    if (end !== undefined) running.set(requestId, end);
  });
  const finish = (requestId: number, failure?: SpanAttributes): void => {
    running.get(requestId)?.(failure);
    running.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId, reply }) => finish(requestId, writeFailure(reply)));
  client.on('commandFailed', ({ requestId, failure }) => {
    finish(
      requestId,
      failure instanceof MongoServerError ? serverFailure(failure.code) : { 'error.type': failure.name },
    );
  });
}

/** A command whose writes were refused succeeds as a command. */
function writeFailure(reply: unknown): SpanAttributes | undefined {
  const refused = refusedSchema.safeParse(reply);
  return refused.success ? serverFailure(refused.data.writeErrors[0].code) : undefined;
}

const serverFailure = (code: number | string | undefined): SpanAttributes => ({
  'error.type': String(code),
  'db.response.status_code': String(code),
});
