import { GetAgency } from '@overture/core/app';
import { getAgency } from '@overture/core/contract';
import { rules } from '@overture/core/evidence';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const getAgencyRoute = defineRoute(getAgency, { agency: GetAgency }, async ({ query, names }, { agency }) => ({
  agency: await agency.execute(requiredDepartmentKey(names, query.department)),
  rules: rules.map(({ id, level, isLocked = false, reason }) => ({ id, level, isLocked, reason })),
}));
