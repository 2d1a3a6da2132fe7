import type { z } from 'zod';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { AppError } from '../../shared/app-error.ts';
import { HubspotFailure, partlyRead, unavailable } from './hubspot-errors.ts';
import { limiterOf } from './hubspot-limiter.ts';
import {
  accountSchema,
  anySchema,
  contactSchema,
  createdSchema,
  linkBatchSchema,
  linksSchema,
  objectBatchSchema,
  tokenSchema,
  unansweredOf,
  type HubspotContact,
  type HubspotObject,
} from './hubspot-schemas.ts';
import { HubspotTransport, type CallContext } from './hubspot-transport.ts';

export interface LinkPage {
  readonly ids: readonly string[];
  /** Cursor of the next page; null on the last. */
  readonly after: string | null;
}

/** Objects of a batch read. An id that is in none of the three was merged into another object. */
export interface ObjectBatch {
  readonly objects: readonly HubspotObject[];
  /** Ids that HubSpot says do not exist. */
  readonly missing: ReadonlySet<string>;
  /** Ids that HubSpot could not read this time. */
  readonly failed: ReadonlySet<string>;
}

export interface LinkBatch {
  /** One page for each contact that has links. */
  readonly pages: ReadonlyMap<string, LinkPage>;
  /** Contacts whose links HubSpot could not read this time. */
  readonly failed: ReadonlySet<string>;
}

/** HubSpot's own association type from a note to a contact. */
const noteToContact = 202;
/** The most objects a batch read takes. */
export const batchSize = 100;
/** The most contacts a batch read of links takes. */
export const linkBatchSize = 1_000;
const linkPageSize = 500;

/** The generated parts of the SDK that are used; loading all of it costs every start a quarter of a second. */
async function loadSdk() {
  const [objects, associations] = await Promise.all([
    import('@hubspot/api-client/lib/codegen/crm/objects/index.js'),
    import('@hubspot/api-client/lib/codegen/crm/associations/v4/index.js'),
  ]);
  return { objects, associations };
}

/**
 * HubSpot's API as far as Overture uses it: the SDK's typed calls over our transport, every answer checked. Throws
 * HubspotFailure (an AppError); a caller's abort passes through.
 */
export class HubspotClient {
  readonly #baseUrl: string;
  readonly #credential: Credential;
  readonly #transport: HubspotTransport;

  constructor(credential: Credential, deps: { clock: Clock; logger: Logger; onQuota?: OnQuota | undefined }) {
    this.#baseUrl = (credential.baseUrl ?? 'https://api.hubapi.com').replace(/\/+$/, '');
    this.#credential = credential;
    this.#transport = new HubspotTransport({
      ...deps,
      limiter: limiterOf(credential.fingerprint),
      onQuota: (quotas) => deps.onQuota?.(credential, quotas),
    });
  }

  /** A contact with these properties and the first 100 ids of each association. */
  async getContact(
    id: string,
    properties: readonly string[],
    associations: readonly string[],
    call: CallContext,
  ): Promise<HubspotContact> {
    const { basic } = await this.#apis(call, true);
    return checked(
      contactSchema,
      call,
      basic.getById('contacts', id, [...properties], undefined, [...associations], false),
    );
  }

  /** At most `batchSize` objects; ids that do not exist any more are missing from the result. */
  async readObjects(
    type: string,
    ids: readonly string[],
    properties: readonly string[],
    call: CallContext,
  ): Promise<readonly HubspotObject[]> {
    const { objects, failed } = await this.readBatch(type, ids, properties, call);
    // Half a history is no history: whoever reads on would take it for the whole.
    if (failed.size > 0) throw partlyRead(failed.size);
    return objects;
  }

  /** At most `batchSize` objects, and what became of the other ids. */
  async readBatch(
    type: string,
    ids: readonly string[],
    properties: readonly string[],
    call: CallContext,
  ): Promise<ObjectBatch> {
    const { batch } = await this.#apis(call, true);
    const input = { inputs: ids.map((id) => ({ id })), properties: [...properties], propertiesWithHistory: [] };
    const { results, errors } = await checked(objectBatchSchema, call, batch.read(type, input, false));
    return { objects: results, ...unansweredOf(ids, new Set(results.map(({ id }) => id)), errors, 'ids') };
  }

  /** A page of links to a type for each of at most `linkBatchSize` contacts, each from its own cursor on. */
  async readLinks(
    type: string,
    inputs: readonly { readonly id: string; readonly after?: string }[],
    call: CallContext,
  ): Promise<LinkBatch> {
    const { linkBatch } = await this.#apis(call, true);
    const body = { inputs: inputs.map((input) => ({ ...input })) };
    const { results, errors } = await checked(linkBatchSchema, call, linkBatch.getPage('contacts', type, body));
    const pages = new Map(
      results.map(({ _from, to, paging }) => [
        _from.id,
        { ids: to.map(({ toObjectId }) => toObjectId), after: paging?.next?.after ?? null },
      ]),
    );
    const asked = inputs.map(({ id }) => id);
    return { pages, failed: unansweredOf(asked, new Set(pages.keys()), errors, 'fromObjectId').failed };
  }

  /** Ids of a contact's objects of a type, from a cursor on. */
  async listLinks(contactId: string, type: string, after: string | undefined, call: CallContext): Promise<LinkPage> {
    const { links } = await this.#apis(call, true);
    const page = await checked(linksSchema, call, links.getPage('contacts', contactId, type, after, linkPageSize));
    return { ids: page.results.map(({ toObjectId }) => toObjectId), after: page.paging?.next?.after ?? null };
  }

  /** Creates a note on a contact; never sent twice by itself once HubSpot may have seen it. */
  async createNote(note: { contactId: string; body: string; at: number }, call: CallContext): Promise<{ id: string }> {
    const { basic, sdk } = await this.#apis(call, false);
    return checked(
      createdSchema,
      call,
      basic.create('notes', {
        properties: { hs_timestamp: new Date(note.at).toISOString(), hs_note_body: note.body },
        associations: [
          {
            to: { id: note.contactId },
            types: [
              {
                associationCategory: sdk.objects.AssociationSpecAssociationCategoryEnum.HubspotDefined,
                associationTypeId: noteToContact,
              },
            ],
          },
        ],
      }),
    );
  }

  /** The account the token opens. The SDK has no call for it. */
  async getAccount(call: CallContext): Promise<{ portalId: string }> {
    return checked(accountSchema, call, this.#ask('/account-info/v3/details', undefined, call));
  }

  /** The scopes of a private app's token. Its path has a version of its own. */
  async getScopes(call: CallContext): Promise<readonly string[]> {
    const path = '/oauth/v2/private-apps/get/access-token-info';
    const { scopes } = await checked(tokenSchema, call, this.#ask(path, { tokenKey: this.#credential.secret }, call));
    return scopes;
  }

  /** Reads an object of a type, whichever comes first: that it may be read is what is asked. */
  async readAny(type: string, call: CallContext): Promise<void> {
    await checked(anySchema, call, this.#ask(`/crm/v3/objects/${type}?limit=1`, undefined, call));
  }

  /** A request that the SDK does not know, or would read too much of; safe to repeat. */
  async #ask(path: string, body: object | undefined, call: CallContext): Promise<unknown> {
    const { text } = await this.#transport.send(
      {
        url: `${this.#baseUrl}${path}`,
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${this.#credential.secret}`, Accept: 'application/json' },
        body: body && JSON.stringify(body),
        isIdempotent: true,
      },
      call,
    );
    return JSON.parse(text);
  }

  async #apis(call: CallContext, isIdempotent: boolean) {
    const sdk = await loadSdk();
    const authMethods = { oauth2: { accessToken: this.#credential.secret } };
    const objects = sdk.objects.createConfiguration({
      baseServer: new sdk.objects.ServerConfiguration(this.#baseUrl, {}),
      httpApi: sdk.objects.wrapHttpLibrary({
        send: async (request) => this.#respond(sdk.objects, request, call, isIdempotent),
      }),
      authMethods,
    });
    const associations = sdk.associations.createConfiguration({
      baseServer: new sdk.associations.ServerConfiguration(this.#baseUrl, {}),
      httpApi: sdk.associations.wrapHttpLibrary({
        send: async (request) => this.#respond(sdk.associations, request, call, isIdempotent),
      }),
      authMethods,
    });
    return {
      sdk,
      basic: new sdk.objects.BasicApi(objects),
      batch: new sdk.objects.BatchApi(objects),
      links: new sdk.associations.BasicApi(associations),
      linkBatch: new sdk.associations.BatchApi(associations),
    };
  }

  async #respond<R>(
    sdk: { readonly ResponseContext: new (status: number, headers: Record<string, string>, body: SdkBody) => R },
    request: SdkRequest,
    call: CallContext,
    isIdempotent: boolean,
  ): Promise<R> {
    const body = request.getBody();
    const response = await this.#transport.send(
      {
        url: request.getUrl(),
        method: request.getHttpMethod(),
        headers: request.getHeaders(),
        body: typeof body === 'string' ? body : undefined,
        isIdempotent,
      },
      call,
    );
    return new sdk.ResponseContext(response.status, response.headers, {
      text: async () => response.text,
      binary: async () => Buffer.from(response.text),
    });
  }
}

/** What both generated halves of the SDK agree on. */
interface SdkRequest {
  getUrl(): string;
  getHttpMethod(): string;
  getHeaders(): Record<string, string>;
  getBody(): unknown;
}

interface SdkBody {
  text(): Promise<string>;
  binary(): Promise<Buffer>;
}

async function checked<T>(schema: z.ZodType<T>, call: CallContext, answer: Promise<unknown>): Promise<T> {
  const value = await answer.catch((error: unknown) => {
    call.callerSignal?.throwIfAborted();
    // Whatever is not ours comes from the SDK's reader, which tripped over what it was given.
    throw error instanceof AppError ? error : unreadable(error);
  });
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data;
}

const unreadable = (cause: unknown): HubspotFailure => new HubspotFailure(unavailable(cause), 'ambiguous', 200);
