import { hash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { Clock, type Timestamp } from '../../../platform/clock.ts';
import type { SecretPurpose } from '../domain/one-time-secret.ts';
import { OneTimeSecretRepository } from '../ports/one-time-secret-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Issues secrets of 256 bits that can be used once. Only their digests are stored. */
export class OneTimeSecrets extends UseCase({ secrets: OneTimeSecretRepository, clock: Clock }) {
  async issue(
    purpose: SecretPurpose,
    data: object,
    lifetimeMs: number,
  ): Promise<{ readonly secret: string; readonly expiresAt: Timestamp }> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = this.deps.clock.now() + lifetimeMs;
    await this.deps.secrets.create({ id: idOf(secret), purpose, data: JSON.stringify(data), expiresAt });
    return { secret, expiresAt };
  }

  /** The data of a secret, which stays valid; null if it is not valid. */
  async read<T>(purpose: SecretPurpose, secret: string, schema: z.ZodType<T>): Promise<T | null> {
    const found = await this.deps.secrets.find(idOf(secret), purpose, this.deps.clock.now());
    return found === null ? null : schema.parse(JSON.parse(found.data));
  }

  /** The data of a secret, which becomes invalid; null if it was not valid. */
  async take<T>(purpose: SecretPurpose, secret: string, schema: z.ZodType<T>): Promise<T | null> {
    const taken = await this.deps.secrets.take(idOf(secret), purpose, this.deps.clock.now());
    return taken === null ? null : schema.parse(JSON.parse(taken.data));
  }

  /** Takes a secret for some work, and makes it valid again if that fails. Null if it was not valid. */
  async takeFor<T>(purpose: SecretPurpose, secret: string, work: () => Promise<T>): Promise<T | null> {
    const { secrets, clock } = this.deps;
    const taken = await secrets.take(idOf(secret), purpose, clock.now());
    if (taken === null) return null;
    try {
      return await work();
    } catch (error) {
      await secrets.create(taken);
      throw error;
    }
  }
}

const idOf = (secret: string): string => hash('sha256', secret, 'base64url');
