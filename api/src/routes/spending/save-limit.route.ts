import { auditActorOf, ListLimits, SaveLimit } from '@overture/core/app';
import { saveLimit } from '@overture/core/contract';
import { presentLimit } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

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
