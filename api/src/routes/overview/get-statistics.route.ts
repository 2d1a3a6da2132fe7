import { GetStatistics } from '@overture/core/app';
import { getStatistics } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getStatisticsRoute = defineRoute(getStatistics, { statistics: GetStatistics }, (_call, { statistics }) =>
  statistics.execute(),
);
