import { ListSpending } from '../use-cases/list-spending.ts';
import { ListLimits } from '../use-cases/list-limits.ts';
import { listLimits, listSpending, myLimits, saveLimit } from '../contract/limits.ts';
import { presentLimit, presentMyLimits, presentSpending } from '../presentation/limit.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { GetMyLimits } from '../use-cases/get-my-limits.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { SaveLimit } from '../use-cases/save-limit.ts';
import { requiredDepartmentKey } from '../../platform/http/department-key.ts';

export const listLimitsRoute = defineRoute(listLimits, ListLimits, async ({ names }, list) => ({
  limits: (await list.execute()).map((limit) => presentLimit(limit, names)),
}));

export const listSpendingRoute = defineRoute(listSpending, ListSpending, async ({ names }, list) => ({
  spending: (await list.execute()).map((one) => presentSpending(one, names)),
}));

export const myLimitsRoute = defineRoute(myLimits, GetMyLimits, async ({ session }, mine) =>
  presentMyLimits(await mine.execute(session)),
);

export const saveLimitRoute = defineRoute(
  saveLimit,
  { save: SaveLimit, list: ListLimits },
  async ({ body, names, session }, { save, list }) => {
    const { key = null, ...limit } = body;
    const isDomain = limit.scope === 'domain' && key !== null;
    await save.execute(auditActorOf(session), {
      ...limit,
      key: isDomain ? requiredDepartmentKey(names, key, 'key') : key,
    });
    return { limits: (await list.execute()).map((one) => presentLimit(one, names)) };
  },
);
