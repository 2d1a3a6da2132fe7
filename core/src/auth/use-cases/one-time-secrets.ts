import { hash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Clock, Timestamp } from '../../shared/clock.ts';
import type { SecretPurpose } from '../domain/one-time-secret.ts';
import type { OneTimeSecretRepository } from '../ports/one-time-secret-repository.ts';

/** Hands out secrets of 256 bits that stand for something once; only their digests are stored. */
export class OneTimeSecrets {
  readonly #deps: { secrets: OneTimeSecretRepository; clock: Clock };

  constructor(deps: { secrets: OneTimeSecretRepository; clock: Clock }) {
    this.#deps = deps;
  }

  async issue(
    purpose: SecretPurpose,
    data: object,
    lifetimeMs: number,
  ): Promise<{ readonly secret: string; readonly expiresAt: Timestamp }> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = this.#deps.clock.now() + lifetimeMs;
    await this.#deps.secrets.put({ id: idOf(secret), purpose, data: JSON.stringify(data), expiresAt });
    return { secret, expiresAt };
  }

  /** What the secret stands for, which it goes on to do; null when it is not valid. */
  async read<T>(purpose: SecretPurpose, secret: string, schema: z.ZodType<T>): Promise<T | null> {
    const found = await this.#deps.secrets.find(idOf(secret), purpose, this.#deps.clock.now());
    return found === null ? null : schema.parse(JSON.parse(found.data));
  }

  /** What the secret stood for; null when it is not valid any more. */
  async take<T>(purpose: SecretPurpose, secret: string, schema: z.ZodType<T>): Promise<T | null> {
    const taken = await this.#deps.secrets.take(idOf(secret), purpose, this.#deps.clock.now());
    return taken === null ? null : schema.parse(JSON.parse(taken.data));
  }
}

const idOf = (secret: string): string => hash('sha256', secret, 'base64url');
