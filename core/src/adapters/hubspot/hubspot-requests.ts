import type { z } from 'zod';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { HubspotFailure, unavailable } from './hubspot-errors.ts';
import { limiterOf } from './hubspot-limiter.ts';
import { defaultApiVersion, pathsOf, type HubspotApiVersion, type HubspotPaths } from './hubspot-paths.ts';
import { HubspotTransport, type CallContext } from './hubspot-transport.ts';

export interface ClientDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly onQuota?: OnQuota | undefined;
  readonly apiVersion?: HubspotApiVersion | undefined;
}

/**
 * Sends requests with a credential and validates the answers. Throws HubspotFailure; a caller's abort passes through.
 */
export class HubspotRequests {
  readonly paths: HubspotPaths;
  readonly #baseUrl: string;
  readonly #credential: Credential;
  readonly #transport: HubspotTransport;

  constructor(credential: Credential, deps: ClientDeps) {
    this.#baseUrl = (credential.baseUrl ?? 'https://api.hubapi.com').replace(/\/+$/, '');
    this.#credential = credential;
    this.paths = pathsOf(deps.apiVersion ?? defaultApiVersion);
    this.#transport = new HubspotTransport({
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
    { isIdempotent = true } = {},
  ): Promise<T> {
    return this.send(path, { method: 'POST', body }, schema, call, isIdempotent);
  }

  async send<T>(
    path: string,
    { method, body }: { method: 'GET' | 'POST' | 'PATCH'; body?: object },
    schema: z.ZodType<T>,
    call: CallContext,
    isIdempotent: boolean,
  ): Promise<T> {
    const answer = await this.#transport.send(
      {
        url: `${this.#baseUrl}${path}`,
        method,
        headers: { Authorization: `Bearer ${this.#credential.secret}`, Accept: 'application/json' },
        body: body && JSON.stringify(body),
        isIdempotent,
      },
      call,
    );
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new HubspotFailure(unavailable(parsed.error), 'ambiguous', 200);
    return parsed.data;
  }
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
