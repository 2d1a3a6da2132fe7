import type { EndpointQuery, exportAudit } from '@overture/core/contract';

/** The filter that a query asks for: what is not named is not set. */
export function auditFilterOf({ actor, action }: EndpointQuery<typeof exportAudit>) {
  return { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
}
