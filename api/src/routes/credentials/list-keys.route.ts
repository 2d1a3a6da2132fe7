import { ListApiKeys } from '@overture/core/app';
import { listKeys } from '@overture/core/contract';
import { presentApiKey } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listKeysRoute = defineRoute(listKeys, { list: ListApiKeys }, async ({ names }, { list }) =>
  (await list.execute()).map((key) => presentApiKey(key, names)),
);
