import type { EndpointBody } from '../../../platform/contract/endpoint.ts';
import type { reauthenticate } from '../contract/mfa.ts';

/** The proof that was sent; the contract makes sure that it is exactly one. */
export function proofOf({ password, code }: EndpointBody<typeof reauthenticate>) {
  return password === undefined ? { code: code ?? '' } : { password };
}
