import { z } from 'zod';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { AppError } from '../../shared/app-error.ts';
import { HubspotFailure, unavailable } from './hubspot-errors.ts';
import { limiterOf } from './hubspot-limiter.ts';
import { HubspotTransport, type CallContext } from './hubspot-transport.ts';

const propertiesSchema = z.record(z.string(), z.string().nullable());
/** The SDK turns moments into dates; other stand-ins for HubSpot leave them out. */
const momentSchema = z.union([z.date(), z.string().transform((text) => new Date(text))]).catch(new Date(Number.NaN));
const objectSchema = z.object({
  id: z.string().min(1),
  properties: propertiesSchema,
  createdAt: momentSchema,
  archived: z.boolean().nullish(),
});
const pagingSchema = z.object({ next: z.object({ after: z.string() }).nullish() }).nullish();
const contactSchema = objectSchema.extend({
  associations: z
    .record(z.string(), z.object({ results: z.array(z.object({ id: z.string() })), paging: pagingSchema }))
    .nullish(),
});
const batchSchema = z.object({ results: z.array(objectSchema) });
const linksSchema = z.object({ results: z.array(z.object({ toObjectId: z.coerce.string() })), paging: pagingSchema });
const createdSchema = z.object({ id: z.string().min(1) });
const accountSchema = z.object({ portalId: z.union([z.number(), z.string()]).transform(String) });

export type HubspotObject = z.infer<typeof objectSchema>;
export type HubspotContact = z.infer<typeof contactSchema>;
export interface LinkPage {
  readonly ids: readonly string[];
  /** Cursor of the next page; null on the last. */
  readonly after: string | null;
}

/** HubSpot's own association type from a note to a contact. */
const noteToContact = 202;
/** The most objects a batch read takes. */
export const batchSize = 100;
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
      onQuota: (quota) => deps.onQuota?.(credential, quota),
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
    const { batch } = await this.#apis(call, true);
    const input = { inputs: ids.map((id) => ({ id })), properties: [...properties], propertiesWithHistory: [] };
    return (await checked(batchSchema, call, batch.read(type, input, false))).results;
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
    const request = {
      url: `${this.#baseUrl}/account-info/v3/details`,
      method: 'GET',
      body: undefined,
      isIdempotent: true,
    };
    const headers = { Authorization: `Bearer ${this.#credential.secret}`, Accept: 'application/json' };
    return checked(
      accountSchema,
      call,
      this.#transport.send({ ...request, headers }, call).then(({ text }) => JSON.parse(text)),
    );
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
