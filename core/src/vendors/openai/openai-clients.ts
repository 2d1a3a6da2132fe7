import type OpenAI from 'openai';
import { LRUCache } from 'lru-cache';
import type { OnQuota } from '../../connections/domain/connection-health.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import { readQuotas } from './read-quota.ts';

/**
 * One SDK client for each key and address, so that connections are kept. The SDK is loaded with the first call, so that
 * other commands need not wait for it. Its retries are off, because the job and this adapter's callers retry.
 */
export class OpenAiClients {
  readonly #clients = new LRUCache<string, { secret: string; client: OpenAI }>({ max: 200 });
  readonly #onQuota: OnQuota | undefined;

  constructor(onQuota?: OnQuota) {
    this.#onQuota = onQuota;
  }

  async of(credential: Credential): Promise<OpenAI> {
    const key = `${credential.fingerprint}|${credential.baseUrl ?? ''}`;
    const known = this.#clients.get(key);
    if (known?.secret === credential.secret) return known.client;
    const { OpenAI: Client } = await import('openai');
    const client = new Client({
      apiKey: credential.secret,
      // Always given, so that the SDK's own environment variables cannot send a stored key elsewhere.
      baseURL: credential.baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const quotas = readQuotas(response.headers);
        if (quotas.length > 0) this.#onQuota?.(credential, quotas);
        return response;
      },
    });
    this.#clients.set(key, { secret: credential.secret, client });
    return client;
  }
}
