// This module loads the SDK, so that it is itself imported with the first request only.
import { AssociationTypes, Client } from '@hubspot/api-client';
import { AssociationSpecAssociationCategoryEnum } from '@hubspot/api-client/lib/codegen/crm/objects/models/AssociationSpec.js';
import type { PublicAssociationsForObject } from '@hubspot/api-client/lib/codegen/crm/objects/models/PublicAssociationsForObject.js';
import type { IHttpOptions } from '@hubspot/api-client/lib/src/services/http/IHttpOptions.js';
import type { Request as SdkRequest } from '@hubspot/api-client/lib/src/services/http/Request.js';

export interface HubspotAddress {
  readonly baseUrl: string;
  readonly accessToken: string;
}

/**
 * A client for one request. The SDK passes no signal to `fetch` and follows redirects, which could send a contact's data
 * to another server. A decorator, by which the SDK itself adds its retries and its limiter, therefore sends the request
 * in its place; without those two, because the transport waits and decides what may be sent again.
 */
class ClientOfOneRequest extends Client {
  readonly #signal: AbortSignal;

  constructor({ baseUrl, accessToken }: HubspotAddress, signal: AbortSignal) {
    super({ basePath: baseUrl, accessToken });
    this.#signal = signal;
  }

  protected override getDecorators(): ReturnType<Client['getDecorators']> {
    const send = (request: SdkRequest): Promise<Response> =>
      fetch(request.getUrl(), { ...request.getSendData(), redirect: 'manual', signal: this.#signal });
    return [{ decorate: () => send }];
  }
}

/** Sends a request once. A redirect is an answer; an abort of `signal` closes the connection. */
export async function sendRequest(
  address: HubspotAddress,
  request: Pick<IHttpOptions, 'method' | 'path' | 'body'>,
  signal: AbortSignal,
): Promise<Response> {
  // All clients of a process share the decorators of the newest one, so that it must be made right before it sends.
  return new ClientOfOneRequest(address, signal).apiRequest(request);
}

export const linkToContact = (
  contactId: string,
  type: 'noteToContact' | 'taskToContact',
): PublicAssociationsForObject => ({
  to: { id: contactId },
  types: [
    {
      associationCategory: AssociationSpecAssociationCategoryEnum.HubspotDefined,
      associationTypeId: AssociationTypes[type],
    },
  ],
});
