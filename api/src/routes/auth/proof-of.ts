import type { EndpointBody, reauthenticate } from '@overture/core/contract';

/** The one of the two that was sent; the contract lets only one pass. */
export function proofOf({ password, code }: EndpointBody<typeof reauthenticate>) {
  return password === undefined ? { code: code ?? '' } : { password };
}
