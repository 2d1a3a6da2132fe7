import { SandboxExitRepository } from '../../../connections/ports/sandbox-exit-repository.ts';
import { SecretBox } from '../../../platform/secret-box.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { User } from '../../users/domain/user.ts';
import type { Caller } from '../../../platform/caller.ts';
import { isMfaRequired, mfaContext, recoveryHashOf, type MfaEnrolment } from '../domain/mfa.ts';
import { MfaRepository } from '../ports/mfa-repository.ts';
import { TotpCodes } from '../ports/totp-codes.ts';
import { orAbandon } from './or-abandon.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

type Account = Pick<User, 'id' | 'createdAt'>;

/** Knows whether a user has or needs a second factor, and checks codes. */
export class SecondFactor extends UseCase({
  enrolments: MfaRepository,
  codes: TotpCodes,
  secretBox: SecretBox,
  attempts: SignInAttempts,
  clock: Clock,
  exits: SandboxExitRepository,
  /** Undefined: superadmins once the sandbox has ended, and nobody in an installation that never was one. */
  requirement: setting((settings) => settings.mfaRequirement),
}) {
  /**
   * The user's confirmed enrolment; null if there is none. One of an earlier account with the same address does not
   * count.
   */
  async of(user: Account): Promise<MfaEnrolment | null> {
    const enrolment = await this.deps.enrolments.find(user.id);
    return enrolment !== null && counts(enrolment, user) ? enrolment : null;
  }

  /** Whether the user's sign-in asks for a code. */
  async isOn(user: Account): Promise<boolean> {
    return (await this.of(user)) !== null;
  }

  /** The ids of those of the users whose sign-in asks for a code. */
  async onAmong(users: readonly Account[]): Promise<ReadonlySet<string>> {
    const enrolments = await this.deps.enrolments.findOf(users.map(({ id }) => id));
    const of = new Map(enrolments.map((enrolment) => [enrolment.userId, enrolment]));
    const isOn = (user: Account): boolean => {
      const enrolment = of.get(user.id);
      return enrolment !== undefined && counts(enrolment, user);
    };
    return new Set(users.filter(isOn).map(({ id }) => id));
  }

  async isRequiredOf(user: Pick<User, 'role'>): Promise<boolean> {
    const { requirement, exits } = this.deps;
    if (requirement === undefined && (await exits.find())?.leftAt == null) return false;
    return this.isRequiredAfterSandbox(user);
  }

  /** Whether one is required of the user once the sandbox has ended. */
  isRequiredAfterSandbox({ role }: Pick<User, 'role'>): boolean {
    const { requirement = 'superadmin' } = this.deps;
    return isMfaRequired(requirement, role);
  }

  /**
   * Checks a code of the app or a recovery code, which then cannot be used again. Returns which of the two it was.
   * Errors: `invalid_credentials` (counted as a failed sign-in, but not with failed passwords), `too_many_attempts`.
   */
  async check(user: User, code: string, caller: Caller): Promise<'app' | 'recovery'> {
    const attempt = await this.deps.attempts.begin(user.email, caller, `mfa:${user.id}`);
    const taken = await orAbandon(attempt, this.#take(user, code));
    if (taken === null) throw new AppError('invalid_credentials', 'This code is wrong, or it was used before.');
    await attempt.succeeded();
    return taken;
  }

  async #take(user: User, code: string): Promise<'app' | 'recovery' | null> {
    const { enrolments } = this.deps;
    const enrolment = await this.of(user);
    if (enrolment === null) return null;
    if (!/^\d{6}$/.test(code)) {
      return (await enrolments.takeRecoveryCode(user.id, recoveryHashOf(code))) ? 'recovery' : null;
    }
    const step = this.stepOf(enrolment, code);
    return step !== null && (await enrolments.takeStep(user.id, step)) ? 'app' : null;
  }

  /** The time step of a code for this enrolment's app; null for a wrong code. */
  stepOf({ sealedSecret, userId }: MfaEnrolment, code: string): number | null {
    const { codes, secretBox, clock } = this.deps;
    return codes.stepOf(secretBox.open(sealedSecret, mfaContext(userId)), code, clock.now());
  }
}

function counts({ confirmedAt }: MfaEnrolment, { createdAt }: Account): boolean {
  return confirmedAt !== null && confirmedAt >= createdAt;
}
