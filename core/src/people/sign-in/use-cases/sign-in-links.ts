import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { linkPagePath } from '../contract/link-page.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import { existingUser, type User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { CreateUser } from '../../users/use-cases/create-user.ts';
import { linkToken } from '../domain/link-token.ts';
import { refuseUnlessAllowed } from '../domain/sso-only.ts';
import type { LinkPurpose } from '../domain/one-time-secret.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

/** How long a link works: one that is sent on a Friday still does on Monday. */
const lifetimeMs = 72 * 3_600_000;

export interface IssuedLink {
  readonly link: string;
  readonly expiresAt: Timestamp;
}

interface NewUser {
  readonly actor: AuditActor;
  readonly email: string;
  readonly role: Role;
  readonly department: DepartmentKey | null;
  readonly origin: string;
}

const purposeWords: Readonly<Record<LinkPurpose, string>> = {
  invitation: 'an invitation',
  password_reset: 'to choose a new password',
  sign_in: 'to sign in',
};

/**
 * Issues links that work once. The secret is in the link's fragment, which browsers do not send to servers. A link
 * stops working when the user's password, role or domain changes. `origin` is the address at which users open Overture.
 */
export class SignInLinks extends UseCase({
  users: UserRepository,
  createUser: CreateUser,
  oneTimeSecrets: OneTimeSecrets,
  audit: AuditTrail,
  /** Whether single sign-on is the only way to sign in, apart from sign-in links. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  /**
   * Creates a user with a password, and without a link. Where nobody signs in with a password, the user is invited
   * instead, and a password is refused. Errors: those of `CreateUser`. `email` in lower case.
   */
  async create(input: NewUser & { password: string | undefined }): Promise<{ user: User; link: IssuedLink | null }> {
    const { createUser, ssoOnly } = this.deps;
    const { actor, origin, password, ...fields } = input;
    if (!ssoOnly) {
      // The rules for passwords refuse an empty one.
      return { user: await createUser.execute({ actor, ...fields, password: password ?? '' }), link: null };
    }
    const user = await createUser.execute({ actor, ...fields, password: password ?? null });
    return { user, link: await this.#issue('invitation', user, actor, origin) };
  }

  /** Creates the user and invites them. Errors: those of `CreateUser`. `email` in lower case. */
  async invite(input: NewUser): Promise<IssuedLink> {
    const { actor, origin, ...fields } = input;
    const user = await this.deps.createUser.execute({ actor, ...fields, password: null });
    return this.#issue('invitation', user, actor, origin);
  }

  /**
   * Invites an existing user again who has no way to sign in yet; null for any other. Where single sign-on is the only way, a
   * password is none. Errors: `not_found`.
   */
  async inviteAgain(input: { actor: AuditActor; email: string; origin: string }): Promise<IssuedLink | null> {
    const user = existingUser(await this.deps.users.findByEmail(input.email));
    const otherWays = this.deps.ssoOnly ? [] : [user.passwordHash, user.googleSub];
    const isInvited = [user.oidcSubject, ...otherWays].every((way) => way === null);
    return isInvited ? this.#issue('invitation', user, input.actor, input.origin) : null;
  }

  /** Issues a link with which the user chooses a new password. Errors: `not_found`, `forbidden` (passwords are refused). */
  async reset(input: { actor: AuditActor; userId: string; origin: string }): Promise<IssuedLink> {
    refuseUnlessAllowed(this.deps.ssoOnly);
    return this.#issue('password_reset', await this.#find(input.userId), input.actor, input.origin);
  }

  /** Issues a link that signs in without password and code, for users who are locked out. Errors: `not_found`. */
  async signIn(input: { actor: AuditActor; userId: string; origin: string }): Promise<IssuedLink> {
    return this.#issue('sign_in', await this.#find(input.userId), input.actor, input.origin);
  }

  async #find(userId: string): Promise<User> {
    return existingUser(await this.deps.users.findById(userId));
  }

  async #issue(purpose: LinkPurpose, user: User, actor: AuditActor, origin: string): Promise<IssuedLink> {
    const { oneTimeSecrets, audit } = this.deps;
    const data = { userId: user.id, tokenVersion: user.tokenVersion };
    const { secret, expiresAt } = await oneTimeSecrets.issue(purpose, data, lifetimeMs);
    await audit.record(actor, 'link_issued', user.email, purposeWords[purpose]);
    return { link: `${origin}${linkPagePath}#${linkToken(purpose, secret)}`, expiresAt };
  }
}
