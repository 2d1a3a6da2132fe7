import { auditActorOf, systemActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { googleEmailDomain, googleScopes, invalidGoogleEmail } from '../../contract/index.ts';
import type { SecretBox } from '../../credentials/ports/secret-box.ts';
import { AppError, ConflictError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { User } from '../../users/domain/user.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import { googleAccessContext } from '../domain/google-access.ts';
import type { GoogleAccessRepository } from '../ports/google-access-repository.ts';
import type { GoogleAccount, GoogleIdentity } from '../ports/google-identity.ts';
import type { SignInThrottle } from '../ports/sign-in-throttle.ts';
import { orAbandon } from './or-abandon.ts';
import type { TokenIssuer } from './token-issuer.ts';

interface Deps {
  google: GoogleIdentity;
  googleAccess: GoogleAccessRepository;
  secretBox: SecretBox;
  users: UserRepository;
  throttle: SignInThrottle;
  tokens: TokenIssuer;
  audit: AuditTrail;
  clock: Clock;
  ids: IdGenerator;
  agencyEmailDomain: string;
}

export interface GoogleSignInInput {
  readonly accessToken: string;
  /** Whose token the caller says it is, in lower case. */
  readonly email: string;
  readonly driveAccess: boolean;
  readonly address: string;
}

/**
 * Signs in whom Google vouches for. A known user signs in; an unknown one of the agency's own domain becomes an admin
 * of the product's sales; a deleted or any other address is refused. With Drive access, the agency's own people have
 * their token kept, sealed, until it expires.
 * Errors: `validation_failed`, `too_many_attempts`, `invalid_credentials` (Google does not vouch for this address),
 * `forbidden`, `not_found` (not set up), `not_ready` (Google does not answer).
 */
export class SignInWithGoogle {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: GoogleSignInInput): Promise<{ token: string; user: User }> {
    const { users, throttle, tokens, audit } = this.#deps;
    const domain = googleEmailDomain(input.email);
    if (domain === undefined) {
      throw new AppError('validation_failed', invalidGoogleEmail, {
        issues: [{ path: 'email', message: invalidGoogleEmail }],
      });
    }
    // Counted apart from the password: whoever sends bad tokens for an address must not lock its owner's form.
    const account = `google:${input.email}`;
    const attempt = await throttle.begin(account, input.address);
    const vouched = await orAbandon(attempt, this.#deps.google.verify(input.accessToken));
    if (vouched === null || vouched.email !== input.email) {
      await this.#recordRefusal(input);
      throw new AppError('invalid_credentials', 'Authentication failed. Please try again.');
    }
    const isAgency = domain === this.#deps.agencyEmailDomain;
    const known = await orAbandon(attempt, users.findByEmail(input.email));
    const user = known ?? (isAgency ? await orAbandon(attempt, this.#provision(input.email)) : null);
    if (user === null || user.deletedAt !== null) {
      await attempt.abandoned();
      await this.#recordRefusal(input);
      throw new AppError('forbidden', 'This Google account has no access yet. Ask a superadmin to add you.');
    }
    await attempt.succeeded();
    if (input.driveAccess && isAgency) await this.#keepAccess(user, input.accessToken, vouched);
    const actor = auditActorOf({ userId: user.id, email: user.email });
    await audit.record(actor, 'sign_in', user.email, `with Google from ${input.address}`);
    return { token: await tokens.issue(user), user };
  }

  async #provision(email: string): Promise<User | null> {
    const { users, audit, clock, ids } = this.#deps;
    const now = clock.now();
    const user: User = {
      id: ids.next(),
      email,
      role: 'admin',
      department: 'product-sales',
      passwordHash: null,
      profile: null,
      tokenVersion: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    try {
      await users.create(user);
    } catch (error) {
      // Another sign-in of the same person was first.
      if (error instanceof ConflictError) return users.findByEmail(email);
      throw error;
    }
    await audit.record(systemActor, 'user_created', email, 'admin in product-sales, at the first sign-in with Google');
    return user;
  }

  /** A token without the Drive scope, or about to end, is of no use later. */
  async #keepAccess(user: User, accessToken: string, { scopes, expiresAt }: GoogleAccount): Promise<void> {
    const { googleAccess, secretBox, clock } = this.#deps;
    if (!scopes.includes(googleScopes.drive) || expiresAt <= clock.now()) return;
    await googleAccess.put({
      userId: user.id,
      sealed: secretBox.seal(accessToken, googleAccessContext(user.id)),
      expiresAt,
    });
  }

  #recordRefusal({ email, address }: GoogleSignInInput): Promise<void> {
    return this.#deps.audit.record(
      { userId: null, name: email },
      'sign_in_failed',
      email,
      `with Google from ${address}`,
    );
  }
}
