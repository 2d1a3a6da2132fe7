import { departmentFor, DescribeModels } from '@overture/core/app';
import { availableModels } from '@overture/core/contract';
import { presentOffer } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

/** Answers for the own domain if an admin calls. */
export const availableModelsRoute = defineRoute(
  availableModels,
  { describe: DescribeModels },
  async ({ query, session, names }, { describe }) => {
    const department = departmentFor(session, departmentKey(names, query.department, 'department'));
    return presentOffer(await describe.available(department));
  },
);
