import { GetAgency, profileOf } from '@overture/core/app';
import { getAgency } from '@overture/core/contract';
import { rules } from '@overture/core/evidence';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const getAgencyRoute = defineRoute(getAgency, { agency: GetAgency }, async ({ query, names }, deps) => {
  const agency = await deps.agency.execute(requiredDepartmentKey(names, query.department));
  return {
    agency: profileOf(agency),
    version: agency.version,
    proof: agency.proof,
    rules: rules.map(({ id, level, isLocked = false, reason }) => ({ id, level, isLocked, reason })),
  };
});
