import { auditActorOf } from '../domain/audit-entry.ts';
import { ExportAudit } from '../use-cases/export-audit.ts';
import { exportAudit, listAudit, verifyAudit } from '../contract/audit.ts';
import { presentAuditEntry } from '../presentation/audit-entry.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { auditFilterOf } from '../presentation/audit-filter-of.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { AuditedContacts } from '../ports/audited-contacts.ts';
import { pageNumbersOf } from '../../platform/present-page.ts';
import { presentMoment } from '../../platform/moment.ts';
import { chainEndText } from '../domain/audit-chain.ts';
import { isOfAnotherKey, VerifyAudit } from '../use-cases/verify-audit.ts';

export const exportAuditRoute = defineRoute(exportAudit, ExportAudit, async ({ query, session, names }, exporting) => {
  const filter = auditFilterOf(query);
  const { entries, total } = await exporting.execute({ actor: auditActorOf(session), filter });
  return { entries: entries.map((entry) => presentAuditEntry(entry, names)), totalItems: total };
});

export const listAuditRoute = defineRoute(
  listAudit,
  { log: AuditLog, contacts: AuditedContacts },
  async ({ query, names }, { log, contacts }) => {
    const { page, limit } = query;
    const found = await log.list(auditFilterOf(query), { page, limit });
    const known = await contacts.of(found.items);
    const entries = found.items.map((entry) => ({
      ...presentAuditEntry(entry, names),
      contact: known.get(entry.id) ?? null,
    }));
    return { entries, totalItems: found.total, ...pageNumbersOf(found, { page, limit }) };
  },
);

export const verifyAuditRoute = defineRoute(verifyAudit, VerifyAudit, async ({ query }, verify) => {
  const { entries, erased, unlinked, end, flaw } = await verify.execute({ expected: query.expect });
  const problem = flaw && `${flaw.entryId}: ${flaw.reason}`;
  const isOtherKey = flaw !== null && isOfAnotherKey(flaw);
  const not = flaw?.unproven;
  const unproven = not && { entries: not.entries, from: presentMoment(not.from), to: presentMoment(not.to) };
  return {
    ok: flaw === null,
    isOtherKey,
    unproven: unproven ?? null,
    entries,
    erased,
    unlinked,
    problem,
    end: chainEndText(end),
  };
});
