import type { z } from 'zod';
import type { OnQuota } from '../../connections/domain/connection-health.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { HubspotFailure, unavailable } from './hubspot-errors.ts';
import { limiterOf, type HubspotLimiter } from './hubspot-limiter.ts';
import { defaultApiVersion, pathsOf, type HubspotApiVersion, type HubspotPaths } from './hubspot-paths.ts';
import { HubspotTransport, type CallContext, type HubspotAnswer, type HubspotRequest } from './hubspot-transport.ts';

export interface ClientDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly onQuota?: OnQuota | undefined;
  readonly apiVersion?: HubspotApiVersion | undefined;
}

type Sending = Pick<HubspotRequest, 'method' | 'body' | 'ownLimiter'>;

/** Sends requests with a credential and validates the answers. Throws HubspotFailure; a caller's abort passes through. */
export class HubspotRequests {
  readonly paths: HubspotPaths;
  readonly baseUrl: string;
  readonly #transport: HubspotTransport;

  constructor(credential: Credential, deps: ClientDeps) {
    this.baseUrl = (credential.baseUrl ?? 'https://api.hubapi.com').replace(/\/+$/, '');
    this.paths = pathsOf(deps.apiVersion ?? defaultApiVersion);
    this.#transport = new HubspotTransport({
      address: { baseUrl: this.baseUrl, accessToken: credential.secret },
      clock: deps.clock,
      logger: deps.logger,
      limiter: limiterOf(credential.fingerprint),
      onQuota: (quotas) => deps.onQuota?.(credential, quotas),
    });
  }

  get<T>(path: string, schema: z.ZodType<T>, call: CallContext): Promise<T> {
    return this.send(path, { method: 'GET' }, schema, call, true);
  }

  /** A POST that only reads may be sent again. */
  post<T>(
    path: string,
    body: object,
    schema: z.ZodType<T>,
    call: CallContext,
    { isIdempotent = true, ownLimiter }: { isIdempotent?: boolean; ownLimiter?: HubspotLimiter } = {},
  ): Promise<T> {
    return this.send(path, { method: 'POST', body, ownLimiter }, schema, call, isIdempotent);
  }

  /** Reads a batch. `isPartial` is true where the status alone says that HubSpot did not carry out all of it. */
  async readBatch<T>(
    path: string,
    body: object,
    schema: z.ZodType<T>,
    call: CallContext,
  ): Promise<T & { readonly isPartial: boolean }> {
    const answer = await this.#transport.send({ path, method: 'POST', body, isIdempotent: true }, call);
    return { ...parsed(schema, answer), isPartial: answer.status === multiStatus };
  }

  async send<T>(
    path: string,
    sending: Sending,
    schema: z.ZodType<T>,
    call: CallContext,
    isIdempotent: boolean,
  ): Promise<T> {
    return parsed(schema, await this.#transport.send({ path, ...sending, isIdempotent }, call));
  }
}

/** The status of a batch that was answered in part. */
const multiStatus = 207;

function parsed<T>(schema: z.ZodType<T>, { status, json }: HubspotAnswer): T {
  const result = schema.safeParse(json);
  if (!result.success) throw new HubspotFailure(unavailable(result.error), 'ambiguous', status);
  return result.data;
}

/** Ignores a refusal because of the request's content, but throws a 403, which is about the key. */
export async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof HubspotFailure) || ![400, 404].includes(error.status)) throw error;
  }
}

/** Null where HubSpot answers that the object does not exist. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof HubspotFailure && error.status === 404) return null;
    throw error;
  }
}
