import type { EndpointQuery } from '../../platform/contract/endpoint.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { auditActionsOf } from '../contract/audit-sentence.ts';
import type { exportAudit } from '../contract/audit.ts';
import type { AuditFilter } from '../ports/audit-log.ts';

/** The audit filter of a query, with only the given fields. */
export function auditFilterOf({ actor, action, kind, from, to }: EndpointQuery<typeof exportAudit>): AuditFilter {
  const actions = kind && auditActionsOf(kind);
  return {
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { actions: [action].filter((one) => actions?.includes(one) ?? true) }),
    ...(action === undefined && actions && { actions }),
    ...(from !== undefined && { since: Date.parse(from) }),
    ...(to !== undefined && { before: Date.parse(to) + dayMs }),
  };
}
