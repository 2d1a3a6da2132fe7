import { ListLimits } from '@overture/core/app';
import { listLimits } from '@overture/core/contract';
import { presentLimit } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listLimitsRoute = defineRoute(listLimits, { list: ListLimits }, async ({ names }, { list }) => ({
  limits: (await list.execute()).map((limit) => presentLimit(limit, names)),
}));
