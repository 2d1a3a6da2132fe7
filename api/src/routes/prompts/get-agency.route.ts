import { agencyTextId, GetAgency, profileOf, SuggestAgency } from '@overture/core/app';
import { getAgency } from '@overture/core/contract';
import { rules } from '@overture/core/evidence';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

const needed = { agency: GetAgency, suggest: SuggestAgency };

export const getAgencyRoute = defineRoute(getAgency, needed, async ({ query, names }, deps) => {
  const department = requiredDepartmentKey(names, query.department);
  const agency = await deps.agency.execute(department);
  return {
    agency: profileOf(agency),
    version: agency.version,
    textId: agencyTextId(department),
    suggestion: await deps.suggest.execute(agency),
    proof: agency.proof,
    rules: rules.map(({ id, level, isLocked = false, reason, research }) => ({
      id,
      level,
      isLocked,
      reason,
      ...(research !== undefined && { research }),
    })),
  };
});
