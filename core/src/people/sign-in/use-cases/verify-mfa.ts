import { z } from 'zod';
import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { SignedIn } from './finish-sign-in.ts';
import { KnownDevices } from './known-devices.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { SecondFactor } from './second-factor.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { TokenIssuer } from './token-issuer.ts';
import { UseCase } from '../../../platform/needs.ts';

const challengeSchema = z.object({
  userId: z.string(),
  tokenVersion: z.number(),
  isAllowedBySsoOnly: z.boolean().default(false),
});

/**
 * Finishes a sign-in with a code of the app or a recovery code. After a wrong code the challenge can be tried again.
 * Errors: `invalid_credentials` (a wrong code; a challenge that has expired, was used, or whose user was changed),
 * `too_many_attempts`.
 */
export class VerifyMfa extends UseCase({
  users: UserRepository,
  secondFactor: SecondFactor,
  attempts: SignInAttempts,
  knownDevices: KnownDevices,
  oneTimeSecrets: OneTimeSecrets,
  tokens: TokenIssuer,
  audit: AuditTrail,
}) {
  async execute(input: { challenge: string; code: string; caller: Caller }): Promise<SignedIn> {
    const { users, secondFactor, attempts, knownDevices, oneTimeSecrets, tokens, audit } = this.deps;
    const { challenge, code, caller } = input;
    const asked = await oneTimeSecrets.read('mfa_challenge', challenge, challengeSchema);
    const user = asked === null ? null : await users.findById(asked.userId);
    if (asked === null || user === null || user.deletedAt !== null || user.tokenVersion !== asked.tokenVersion) {
      throw lapsed();
    }
    const from = `from ${caller.address}`;
    const used = await secondFactor.check(user, code, caller).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'invalid_credentials') {
        await attempts.recordRefusal(user.email, caller, 'wrong code');
      }
      throw error;
    });
    if ((await oneTimeSecrets.take('mfa_challenge', challenge, challengeSchema)) === null) throw lapsed();
    const how = used === 'app' ? 'with a code' : 'with a recovery code';
    await audit.record(auditActorOf({ userId: user.id, email: user.email }), 'sign_in', user.email, `${how} ${from}`);
    const token = await tokens.issue(user, caller, { isAllowedBySsoOnly: asked.isAllowedBySsoOnly });
    const deviceToken = await knownDevices.remember(user, caller);
    return { token, user, mfaSetupRequired: false, wasMfaReset: false, deviceToken };
  }
}

function lapsed(): AppError {
  return new AppError('invalid_credentials', 'This sign-in took too long. Please begin again with your password.');
}
