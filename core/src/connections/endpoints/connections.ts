import { ListConnections } from '../use-cases/list-connections.ts';
import { listConnections, testConnection } from '../contract/connections.ts';
import { presentConnection } from '../presentation/connection.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { TestConnection } from '../use-cases/test-connection.ts';

export const listConnectionsRoute = defineRoute(listConnections, ListConnections, async ({ names }, list) => ({
  connections: (await list.execute()).map((connection) => presentConnection(connection, names)),
}));

export const testConnectionRoute = defineRoute(testConnection, TestConnection, ({ body, session, signal }, test) =>
  test.execute({ id: body._id, userId: session.userId, signal }),
);
