import type { EndpointBody, reauthenticate } from '@overture/core/contract';

/** The proof that was sent; the contract makes sure that it is exactly one. */
export function proofOf({ password, code }: EndpointBody<typeof reauthenticate>) {
  return password === undefined ? { code: code ?? '' } : { password };
}
