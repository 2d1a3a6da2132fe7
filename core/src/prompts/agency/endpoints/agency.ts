import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { ChangeProof } from '../use-cases/change-proof.ts';
import { changeProof, getAgency, saveAgency } from '../contract/agency.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { requiredDepartmentKey } from '../../../platform/http/department-key.ts';
import { agencyTextId } from '../use-cases/agency-texts.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import { profileOf } from '../domain/agency.ts';
import { SuggestAgency } from '../use-cases/suggest-agency.ts';
import { rules } from '../../../checks/index.ts';
import { SaveAgency } from '../use-cases/save-agency.ts';

export const changeProofRoute = defineRoute(
  changeProof,
  ChangeProof,
  async ({ body: { department, remove, add }, names, session }, change) => {
    await change.execute({
      actor: auditActorOf(session),
      department: requiredDepartmentKey(names, department),
      remove,
      add,
    });
    return { message: 'References saved successfully' };
  },
);

const needed = { agencies: AgencyRepository, suggest: SuggestAgency };

export const getAgencyRoute = defineRoute(getAgency, needed, async ({ query, names }, deps) => {
  const department = requiredDepartmentKey(names, query.department);
  const agency = await deps.agencies.find(department);
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

export const saveAgencyRoute = defineRoute(saveAgency, SaveAgency, async ({ body, names, session }, save) => {
  await save.execute({
    actor: auditActorOf(session),
    ...body,
    department: requiredDepartmentKey(names, body.department),
  });
  return { message: 'Agency saved successfully' };
});
