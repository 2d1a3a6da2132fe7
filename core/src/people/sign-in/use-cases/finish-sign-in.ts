import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../../../platform/caller.ts';
import { KnownDevices } from './known-devices.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { SecondFactor } from './second-factor.ts';
import { TokenIssuer } from './token-issuer.ts';
import { UseCase } from '../../../platform/needs.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
  readonly mfaSetupRequired: boolean;
  /** Whether somebody else turned off the second factor since the last sign-in. */
  readonly wasMfaReset: boolean;
  /** The cookie by which the browser is recognised later. */
  readonly deviceToken: string;
}

/** The result of a sign-in: a session, or a challenge that requires a code first. */
export type SignInResult = SignedIn | { readonly challenge: string };

interface Elsewhere {
  readonly skipCode?: boolean;
  readonly usedSecondFactor?: boolean;
  readonly isAllowedBySsoOnly?: boolean;
  readonly authenticatedAt?: Timestamp | null;
}

/** How long a challenge can be answered. */
const challengeMs = 5 * 60_000;

/**
 * Finishes a sign-in after the first factor. It returns a session or, if the user has a second factor, a challenge that
 * `VerifyMfa` takes with a code. A user who needs a second factor and has none gets a session that can only set one up.
 */
export class FinishSignIn extends UseCase({
  users: UserRepository,
  secondFactor: SecondFactor,
  oneTimeSecrets: OneTimeSecrets,
  tokens: TokenIssuer,
  knownDevices: KnownDevices,
  audit: AuditTrail,
}) {
  /**
   * `how` is for the audit log, such as "with Google". With `skipCode`, an existing second factor is not required. With
   * `usedSecondFactor`, the user has used one elsewhere and need not set one up here. `authenticatedAt` is the time at
   * which the user proved their identity elsewhere; null for now. `isAllowedBySsoOnly` says whether this is a sign-in that
   * `SSO_ONLY` allows.
   */
  async execute(
    user: User,
    caller: Caller,
    how = '',
    { skipCode = false, usedSecondFactor = false, isAllowedBySsoOnly = false, authenticatedAt = null }: Elsewhere = {},
  ): Promise<SignInResult> {
    const { users, secondFactor, oneTimeSecrets, tokens, knownDevices, audit } = this.deps;
    const hasSecondFactor = (await secondFactor.of(user)) !== null;
    if (hasSecondFactor && !skipCode && !usedSecondFactor) {
      const data = { userId: user.id, tokenVersion: user.tokenVersion, isAllowedBySsoOnly };
      const { secret: challenge } = await oneTimeSecrets.issue('mfa_challenge', data, challengeMs);
      return { challenge };
    }
    const mfaSetupRequired = await this.mustSetUpSecondFactor(user, { usedSecondFactor });
    await audit.record(auditActorOf({ userId: user.id, email: user.email }), 'sign_in', user.email, from(caller, how));
    const isAllowedByMfa = hasSecondFactor || usedSecondFactor;
    const shown = { isAllowedBySsoOnly, isAllowedByMfa, authenticatedAt };
    const token = await tokens.issue(user, caller, { mfaSetupRequired, ...shown });
    const { wasMfaReset } = user;
    if (wasMfaReset) await users.update({ ...user, wasMfaReset: false }, user);
    const deviceToken = await knownDevices.remember(user, caller);
    return { token, user, mfaSetupRequired, wasMfaReset, deviceToken };
  }

  /** Whether a sign-in of the user ends in a session that can only set up a second factor. */
  async mustSetUpSecondFactor(user: User, { usedSecondFactor }: { usedSecondFactor: boolean }): Promise<boolean> {
    const { secondFactor } = this.deps;
    if (usedSecondFactor || !(await secondFactor.isRequiredOf(user))) return false;
    return (await secondFactor.of(user)) === null;
  }
}

function from({ address }: Caller, how: string): string {
  return `${how} from ${address}`.trim();
}
