import type { EndpointQuery } from '../../platform/contract/endpoint.ts';
import type { exportAudit } from '../contract/audit.ts';

/** The audit filter of a query, with only the given fields. */
export function auditFilterOf({ actor, action }: EndpointQuery<typeof exportAudit>) {
  return { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
}
