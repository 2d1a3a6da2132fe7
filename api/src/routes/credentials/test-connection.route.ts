import { TestConnection } from '@overture/core/app';
import { testConnection } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const testConnectionRoute = defineRoute(
  testConnection,
  { test: TestConnection },
  ({ body, session, signal }, { test }) => test.execute({ id: body._id, userId: session.userId, signal }),
);
