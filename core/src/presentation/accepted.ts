import type { Accepted } from '../app.ts';
import type { EndpointResponseInput, generate } from '../contract/index.ts';

/** A submit that was accepted, as `generate`, `regenerate` and `retry` answer it. */
export function presentAccepted(accepted: Accepted): EndpointResponseInput<typeof generate> {
  return {
    success: true,
    message: 'Added to the Generation Queue',
    data: { _id: accepted.id, hubspotId: accepted.hubspotId, responseStatus: accepted.status },
  };
}
