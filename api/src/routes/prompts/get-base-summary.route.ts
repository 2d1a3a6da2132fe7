import { GetBaseSummary } from '@overture/core/app';
import { getBaseSummary } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getBaseSummaryRoute = defineRoute(getBaseSummary, { get: GetBaseSummary }, (_call, { get }) =>
  get.execute(),
);
