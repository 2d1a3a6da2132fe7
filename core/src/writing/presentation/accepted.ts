import type { Accepted } from '../../records/domain/accepted.ts';
import type { EndpointResponseInput } from '../../platform/contract/endpoint.ts';
import type { generate } from '../contract/generation.ts';

/** A submit that was accepted, as `generate`, `regenerate` and `retry` answer it. */
export function presentAccepted(accepted: Accepted): EndpointResponseInput<typeof generate> {
  return {
    success: true,
    message: 'Added to the Generation Queue',
    data: { _id: accepted.id, hubspotId: accepted.hubspotId, responseStatus: accepted.status },
  };
}
