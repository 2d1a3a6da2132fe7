import type { Session } from '../caller.ts';
import type { EndpointDefinition } from '../contract/endpoint.ts';

/** Whether the endpoint is for users with the session's role. */
export function mayCall({ who }: EndpointDefinition, { role }: Session): boolean {
  return who === 'any' || who === 'signed-in' || who === role;
}

/** Whether a call with this body, which the endpoint's own schema has parsed, may ask a vendor. */
export function mayCallVendor({ callsVendor }: EndpointDefinition, body: unknown): boolean {
  return typeof callsVendor === 'function' ? callsVendor(body as Record<string, unknown>) : callsVendor === true;
}
