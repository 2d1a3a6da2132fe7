import { GetUsage } from '@overture/core/app';
import { getUsage } from '@overture/core/contract';
import { presentUsage } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

export const getUsageRoute = defineRoute(getUsage, { usage: GetUsage }, async ({ query, names }, { usage }) =>
  presentUsage(
    await usage.execute({
      from: query.from,
      to: query.to,
      department: departmentKey(names, query.department, 'department'),
    }),
    names,
  ),
);
