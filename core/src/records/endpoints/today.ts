import { defineRoute } from '../../platform/http/route.ts';
import { showToday } from '../contract/today.ts';
import { presentLost, presentWork } from '../presentation/worklist.ts';
import { ShowToday } from '../use-cases/show-today.ts';

export const showTodayRoute = defineRoute(showToday, ShowToday, async ({ session }, today) => {
  const { counts, replied, due, lost, at } = await today.execute(session);
  return {
    counts,
    replied: replied.map((item) => presentWork(item, session.email)),
    due: due.map((item) => presentWork(item, session.email)),
    lost: lost.flatMap((record) => presentLost(record, at)),
  };
});
