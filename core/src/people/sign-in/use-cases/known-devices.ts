import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Clock } from '../../../platform/clock.ts';
import type { KnownDevice, User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { deviceCookieMs, type Caller } from '../../../platform/caller.ts';
import { UseCase } from '../../../platform/needs.ts';

/** How many browsers of a user are known. The one in which the user signed in longest ago is forgotten first. */
const maxDevicesPerUser = 10;
/** How many users of a shared browser are remembered. The one who signed in longest ago is forgotten first. */
const maxUsersPerDevice = 5;

/** The secrets in a browser's cookie, one for each user who signed in there, newest last. Anything else is no secret. */
const secretsSchema = z
  .string()
  .regex(new RegExp(`^[\\w-]{43}(\\.[\\w-]{43}){0,${maxUsersPerDevice - 1}}$`))
  .transform((token) => token.split('.'))
  .catch([]);

/**
 * Distinguishes browsers in which a user signed in before from unknown ones, as OWASP's device cookies do. Each sign-in
 * gives the browser a new secret of 256 bits, of which the user keeps the digest. The secret grants no access. It is
 * worthless after `deviceCookieMs`, and as soon as the user gets a new password, role or domain.
 */
export class KnownDevices extends UseCase({ users: UserRepository, clock: Clock }) {
  /** Whether the browser is known to the user with this address. */
  async isKnown(email: string, { deviceToken }: Caller): Promise<boolean> {
    const digests = secretsSchema.parse(deviceToken).map(digestOf);
    if (digests.length === 0) return false;
    const user = await this.deps.users.findByEmail(email);
    return user !== null && this.#devicesOf(user).some(({ digest }) => digests.includes(digest));
  }

  /** Makes the browser known to the user, who has just signed in. Returns the browser's new cookie. */
  async remember(user: User, { deviceToken }: Caller): Promise<string> {
    const { users, clock } = this.deps;
    const { id, tokenVersion } = user;
    const known = this.#devicesOf(user);
    const sent = secretsSchema.parse(deviceToken).map((secret) => ({ secret, digest: digestOf(secret) }));
    const secret = randomBytes(32).toString('base64url');
    const device = { digest: digestOf(secret), tokenVersion, expiresAt: clock.now() + deviceCookieMs };
    const elsewhere = withoutSame(known, sent);
    await users.noteDevices(id, [...elsewhere, device].slice(-maxDevicesPerUser));
    const ofOtherUsers = withoutSame(sent, known).map((one) => one.secret);
    return [...ofOtherUsers, secret].slice(-maxUsersPerDevice).join('.');
  }

  #devicesOf({ knownDevices, tokenVersion }: User): readonly KnownDevice[] {
    const now = this.deps.clock.now();
    return knownDevices.filter((device) => device.tokenVersion === tokenVersion && device.expiresAt > now);
  }
}

/** Those of `all` whose digest is none of `others`. */
function withoutSame<T extends { digest: string }>(all: readonly T[], others: readonly { digest: string }[]): T[] {
  return all.filter(({ digest }) => !others.some((other) => other.digest === digest));
}

const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');
