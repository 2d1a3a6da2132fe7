import { auditActorOf, type AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { SecretBox } from '../../../platform/secret-box.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { existingUser, type User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { mfaContext, newRecoveryCodes, recoveryHashOf } from '../domain/mfa.ts';
import type { Session } from '../../../platform/caller.ts';
import { MfaRepository } from '../ports/mfa-repository.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { TotpCodes } from '../ports/totp-codes.ts';
import { SecondFactor } from './second-factor.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Sets up, shows and turns off a user's second factor. */
export class ManageMfa extends UseCase({
  users: UserRepository,
  enrolments: MfaRepository,
  sessions: SessionRepository,
  secondFactor: SecondFactor,
  codes: TotpCodes,
  secretBox: SecretBox,
  audit: AuditTrail,
  clock: Clock,
}) {
  /** The state of both factors. Errors: `not_found` for a deleted user. */
  async status(session: Session) {
    const { secondFactor } = this.deps;
    const user = await this.#userOf(session.userId);
    const enrolment = await secondFactor.of(user);
    return {
      enabled: enrolment !== null,
      required: await secondFactor.isRequiredOf(user),
      recoveryCodesLeft: enrolment?.recoveryHashes.length ?? 0,
      hasPassword: user.passwordHash !== null,
    };
  }

  /**
   * Creates a secret for the app, which counts once a code confirms it. Errors: `conflict` if there is a confirmed one.
   */
  async setUp(session: Session): Promise<{ readonly secret: string; readonly uri: string }> {
    const { enrolments, secondFactor, codes, secretBox } = this.deps;
    const user = await this.#userOf(session.userId);
    if ((await secondFactor.of(user)) !== null) {
      throw new AppError('conflict', 'Two-step sign-in is already on. Turn it off first to set it up again.');
    }
    const secret = codes.newSecret();
    const sealedSecret = secretBox.seal(secret, mfaContext(user.id));
    await enrolments.put({ userId: user.id, sealedSecret, confirmedAt: null, lastStep: -1, recoveryHashes: [] });
    return { secret, uri: codes.uriOf(secret, user.email) };
  }

  /**
   * Turns two-step sign-in on with the first code of the app. Returns the recovery codes, which are shown only now. It
   * also removes the restriction of a session that could only set up a second factor, and makes all browsers unknown
   * that were known without a code.
   * Errors: `validation_failed` (the code), `conflict` (nothing was set up, or it is on already).
   */
  async confirm(session: Session, code: string): Promise<readonly string[]> {
    const { users, enrolments, sessions, secondFactor, audit, clock } = this.deps;
    const user = await this.#userOf(session.userId);
    const enrolment = await enrolments.find(user.id);
    if (enrolment === null || (await secondFactor.of(user)) !== null) {
      throw new AppError('conflict', 'There is nothing to confirm. Begin with setting up two-step sign-in.');
    }
    const step = secondFactor.stepOf(enrolment, code);
    if (step === null) throw wrongCode();
    const recoveryCodes = newRecoveryCodes();
    const recoveryHashes = recoveryCodes.map(recoveryHashOf);
    await enrolments.put({ ...enrolment, confirmedAt: clock.now(), lastStep: step, recoveryHashes });
    await users.noteDevices(user.id, []);
    await sessions.lift(session.sessionId);
    await audit.record(auditActorOf(session), 'mfa_enabled', user.email);
    return recoveryCodes;
  }

  /** Turns off the user's own second factor. Returns false if there was none. */
  async remove(actor: AuditActor, userId: string): Promise<boolean> {
    const user = await this.#userOf(userId);
    if (!(await this.deps.enrolments.delete(userId))) return false;
    await this.deps.audit.record(actor, 'mfa_disabled', user.email);
    return true;
  }

  /**
   * Turns off another user's second factor, as after a lost phone. It signs the user out, makes all browsers unknown,
   * and the user is told at the next sign-in. Returns false if there was none. Errors: `not_found` (no such user).
   */
  async reset(actor: AuditActor, userId: string): Promise<boolean> {
    const { users, sessions } = this.deps;
    if (!(await this.remove(actor, userId))) return false;
    const user = await this.#userOf(userId);
    await users.update({ ...user, wasMfaReset: true, knownDevices: [] }, user);
    await sessions.endAll(userId);
    return true;
  }

  async #userOf(userId: string): Promise<User> {
    return existingUser(await this.deps.users.findById(userId));
  }
}

function wrongCode(): AppError {
  return invalidField('code', 'This code is wrong. Check the clock of your phone.');
}
