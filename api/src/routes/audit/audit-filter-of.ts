import type { EndpointQuery, exportAudit } from '@overture/core/contract';

/** The audit filter of a query, with only the given fields. */
export function auditFilterOf({ actor, action }: EndpointQuery<typeof exportAudit>) {
  return { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
}
