import { systemActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { googleEmailDomain, googleScopes, invalidGoogleEmail } from '../contract/google-email.ts';
import { SecretBox } from '../../../platform/secret-box.ts';
import { AppError, ConflictError, invalidField } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { IdGenerator } from '../../../platform/ids.ts';
import { SandboxUse } from '../../../connections/use-cases/sandbox-use.ts';
import { newSelfMadeUser } from '../../users/domain/self-made-user.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { ErasedAddresses } from '../../users/use-cases/erased-addresses.ts';
import type { Caller } from '../../../platform/caller.ts';
import { googleAccessContext } from '../domain/google-access.ts';
import { refuseUnlessAllowed } from '../domain/sso-only.ts';
import { GoogleAccessRepository } from '../ports/google-access-repository.ts';
import { type GoogleAccount, GoogleIdentity } from '../ports/google-identity.ts';
import { FinishSignIn, type SignInResult } from './finish-sign-in.ts';
import { orAbandon } from './or-abandon.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { only, setting, UseCase } from '../../../platform/needs.ts';

export interface GoogleSignInInput {
  readonly accessToken: string;
  /** The address to which the token belongs according to the caller, in lower case. */
  readonly email: string;
  readonly driveAccess: boolean;
  readonly caller: Caller;
}

type FoundUser = { readonly user: User } | { readonly refused: string };

/**
 * Signs in with a Google token. Google's id of the account identifies the user. A new account is connected to the user
 * with its address or, if the agency manages the account, becomes a new admin in the product's sales domain. A verified
 * address of the agency alone does not prove employment: without the agency's `hd` the account is refused, as are
 * deleted users and all other addresses. The tokens of the agency's own users with Drive access are stored, sealed,
 * until they expire.
 * Errors: `validation_failed`, `too_many_attempts`, `invalid_credentials` (Google does not confirm this address),
 * `forbidden`, `not_found` (not set up), `not_ready` (Google does not answer).
 */
export class SignInWithGoogle extends UseCase({
  google: GoogleIdentity,
  googleAccess: GoogleAccessRepository,
  secretBox: SecretBox,
  users: UserRepository,
  erasedAddresses: only(ErasedAddresses, 'has'),
  attempts: SignInAttempts,
  finish: FinishSignIn,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
  agencyEmailDomain: setting((settings) => settings.agencyEmailDomain),
  /** Whether an address of the agency counts only if Google says that the agency manages the account. */
  requireHostedDomain: setting((settings) => settings.googleRequireHd),
  /** Whether the sandbox stands in for Google. It is accepted only while the sandbox stands in for everything. */
  isGoogleStandIn: setting(({ google }) => google?.isStandIn ?? false),
  sandbox: only(SandboxUse, 'read'),
  /** Whether single sign-on is the only way to sign in. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  async execute(input: GoogleSignInInput): Promise<SignInResult> {
    const { attempts, finish, ssoOnly } = this.deps;
    refuseUnlessAllowed(ssoOnly);
    await this.#requireAvailable();
    if (googleEmailDomain(input.email) === undefined) throw invalidField('email', invalidGoogleEmail);
    // Bad Google tokens are counted separately, so that they do not lock the password form of the address.
    const account = `google:${input.email}`;
    const attempt = await attempts.begin(input.email, input.caller, account);
    const vouched = await orAbandon(attempt, this.deps.google.verify(input.accessToken));
    if (vouched === null || vouched.email !== input.email) {
      await this.#recordRefusal(input);
      throw new AppError('invalid_credentials', 'Authentication failed. Please try again.');
    }
    const found = await orAbandon(attempt, this.#userOf(vouched));
    if ('refused' in found) {
      // The attempt counts as a failure, so that a refused account cannot make Google be asked without limit.
      await this.#recordRefusal(input, found.refused);
      throw new AppError('forbidden', 'This Google account has no access yet. Ask a superadmin to add you.');
    }
    const { user } = found;
    await attempt.succeeded();
    // The sandbox may have ended while its Google was asked, which has not ended an account that was made since.
    await this.#requireAvailable();
    if (input.driveAccess && this.#isOfAgency(vouched)) await this.#keepAccess(user, input.accessToken, vouched);
    return finish.execute(user, input.caller, 'with Google');
  }

  async #requireAvailable(): Promise<void> {
    const { isGoogleStandIn, sandbox } = this.deps;
    if (isGoogleStandIn && !(await sandbox.read()).isFull) {
      throw new AppError('not_found', 'Google sign-in is not set up here.');
    }
  }

  /** The user of an account, or why there is none. */
  async #userOf(account: GoogleAccount): Promise<FoundUser> {
    const { users, erasedAddresses } = this.deps;
    const linked = await users.findByGoogleSub(account.sub);
    if (linked !== null) return linked.deletedAt === null ? { user: linked } : { refused: 'the user is deleted' };
    const known = await users.findByEmail(account.email);
    if (known !== null && known.deletedAt !== null) return { refused: 'the user is deleted' };
    if (known !== null && known.googleSub !== null) return { refused: 'the user signs in with another Google account' };
    const hasAgencyAddress = googleEmailDomain(account.email) === this.deps.agencyEmailDomain;
    if (hasAgencyAddress && !this.#isOfAgency(account)) return { refused: 'the agency does not manage the account' };
    if (known === null && !hasAgencyAddress) return { refused: 'there is no such user' };
    if (await erasedAddresses.has(account.email)) return { refused: 'the user was erased' };
    try {
      return { user: known === null ? await this.#provision(account) : await this.#link(known, account) };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      // Another sign-in of the same person came first.
      const first = await users.findByGoogleSub(account.sub);
      return first === null || first.deletedAt !== null
        ? { refused: 'the user was changed meanwhile' }
        : { user: first };
    }
  }

  #isOfAgency({ email, hostedDomain }: GoogleAccount): boolean {
    const { agencyEmailDomain, requireHostedDomain } = this.deps;
    return (
      googleEmailDomain(email) === agencyEmailDomain && (!requireHostedDomain || hostedDomain === agencyEmailDomain)
    );
  }

  /** Throws ConflictError if the user was changed in the meantime, or the account belongs to another user. */
  async #link(known: User, { sub }: GoogleAccount): Promise<User> {
    const { users, audit, clock } = this.deps;
    const linked = { ...known, googleSub: sub, updatedAt: clock.now() };
    if (!(await users.update(linked, known))) throw new ConflictError('The user was changed meanwhile.');
    await audit.record(systemActor, 'user_updated', known.email, 'signs in with this Google account from now on');
    return linked;
  }

  /** Throws ConflictError if the address or the account is taken. */
  async #provision({ sub, email }: GoogleAccount): Promise<User> {
    const { users, audit, clock, ids } = this.deps;
    const user = newSelfMadeUser({ id: ids.next(), email, googleSub: sub }, clock.now());
    await users.create(user);
    await audit.record(systemActor, 'user_created', email, 'admin in product-sales, at the first sign-in with Google');
    return user;
  }

  /** Stores the token, unless it has no Drive scope or expires soon. */
  async #keepAccess(user: User, accessToken: string, { scopes, expiresAt }: GoogleAccount): Promise<void> {
    const { googleAccess, secretBox, clock } = this.deps;
    if (!scopes.includes(googleScopes.drive) || expiresAt <= clock.now()) return;
    await googleAccess.put({
      userId: user.id,
      sealed: secretBox.seal(accessToken, googleAccessContext(user.id)),
      expiresAt,
    });
  }

  #recordRefusal({ email, caller }: GoogleSignInInput, why = 'Google does not confirm it'): Promise<void> {
    return this.deps.attempts.recordRefusal(email, caller, `with Google: ${why};`);
  }
}
