import { FindHandOvers, ListHistory } from '@overture/core/app';
import { refreshHistory } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { historyPage } from './history-page.ts';

export const refreshHistoryRoute = defineRoute(
  refreshHistory,
  { list: ListHistory, handOvers: FindHandOvers },
  historyPage,
);
