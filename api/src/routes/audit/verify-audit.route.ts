import { chainEndText, VerifyAudit } from '@overture/core/app';
import { verifyAudit } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const verifyAuditRoute = defineRoute(verifyAudit, { verify: VerifyAudit }, async ({ query }, { verify }) => {
  const { entries, erased, unlinked, end, flaw } = await verify.execute({ expected: query.expect });
  const problem = flaw && `${flaw.entryId}: ${flaw.reason}`;
  return { ok: flaw === null, entries, erased, unlinked, problem, end: chainEndText(end) };
});
