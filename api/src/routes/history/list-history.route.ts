import { FindHandOvers, ListHistory } from '@overture/core/app';
import { listHistory } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { historyPage } from './history-page.ts';

export const listHistoryRoute = defineRoute(listHistory, { list: ListHistory, handOvers: FindHandOvers }, historyPage);
