import { ListConnections } from '@overture/core/app';
import { listConnections } from '@overture/core/contract';
import { presentConnection } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listConnectionsRoute = defineRoute(
  listConnections,
  { list: ListConnections },
  async ({ names }, { list }) => ({
    connections: (await list.execute()).map((connection) => presentConnection(connection, names)),
  }),
);
