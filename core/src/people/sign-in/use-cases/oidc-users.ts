import { z } from 'zod';
import { auditActorOf, systemActor, type AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { OidcRefusal } from '../contract/oidc.ts';
import { ConflictError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { IdGenerator } from '../../../platform/ids.ts';
import { newSelfMadeUser } from '../../users/domain/self-made-user.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { ErasedAddresses } from '../../users/use-cases/erased-addresses.ts';
import { readLinkToken } from '../domain/link-token.ts';
import { oidcClockToleranceMs, type OidcAccount, type OidcIntent } from '../domain/oidc.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { only, setting, UseCase } from '../../../platform/needs.ts';

type FoundUser = { readonly user: User } | { readonly refused: OidcRefusal };

const invitationSchema = z.object({ userId: z.string(), tokenVersion: z.number() });

/**
 * Finds the user of a single sign-on account, by issuer and `sub`. An account is connected to an existing user only by
 * that user's invitation or session, never by its address.
 */
export class OidcUsers extends UseCase({
  users: UserRepository,
  erasedAddresses: only(ErasedAddresses, 'has'),
  sessions: SessionRepository,
  oneTimeSecrets: OneTimeSecrets,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
  /** A verified address of this domain gets an account at the first sign-in; undefined if none does. */
  allowedDomain: setting((settings) => settings.oidcAllowedDomain),
}) {
  /** Carries out the purpose of a single sign-on. Returns the user, or why there is none. */
  async find(account: OidcAccount, intent: OidcIntent): Promise<FoundUser> {
    try {
      if (intent.kind === 'connect') return await this.#connect(account, intent);
      if (intent.kind === 'proof') return await this.#prove(account, intent);
      if (intent.kind === 'invitation') return await this.#accept(account, intent.token);
      return await this.#signIn(account);
    } catch (error) {
      // Another sign-in with the same account, or a change of the user, came first.
      if (error instanceof ConflictError) return { refused: 'connected_elsewhere' };
      throw error;
    }
  }

  /** The user of an invitation; null if the invitation is no longer valid. */
  async invited(token: string): Promise<User | null> {
    const link = readLinkToken(token);
    if (link?.purpose !== 'invitation') return null;
    const data = await this.deps.oneTimeSecrets.read('invitation', link.secret, invitationSchema);
    return data === null ? null : this.#unchanged(data);
  }

  async #unchanged({ userId, tokenVersion }: { userId: string; tokenVersion: number }): Promise<User | null> {
    const user = await this.deps.users.findById(userId);
    return user !== null && user.deletedAt === null && user.tokenVersion === tokenVersion ? user : null;
  }

  async #connect({ subject }: OidcAccount, intent: OidcIntent & { kind: 'connect' }): Promise<FoundUser> {
    const user = await this.#unchanged(intent);
    if (user === null || (await this.deps.sessions.findById(intent.sessionId)) === null) return { refused: 'lapsed' };
    if (await this.#isOfAnother(subject, user)) return { refused: 'connected_elsewhere' };
    return { user: await this.#link(user, subject, auditActorOf({ userId: user.id, email: user.email })) };
  }

  /**
   * Proves the caller's identity. It must be the caller's account, which the issuer authenticated after our request.
   */
  async #prove(account: OidcAccount, intent: OidcIntent & { kind: 'proof' }): Promise<FoundUser> {
    const user = await this.#unchanged(intent);
    if (user === null || (await this.deps.sessions.findById(intent.sessionId)) === null) return { refused: 'lapsed' };
    if (user.oidcSubject !== account.subject) return { refused: 'another_account' };
    const { authenticatedAt } = account;
    const askedAgain = authenticatedAt !== null && authenticatedAt >= intent.askedAt - oidcClockToleranceMs;
    return askedAgain ? { user } : { refused: 'not_asked' };
  }

  async #accept({ subject }: OidcAccount, token: string): Promise<FoundUser> {
    const user = await this.invited(token);
    if (user === null) return { refused: 'link_over' };
    if (await this.#isOfAnother(subject, user)) return { refused: 'connected_elsewhere' };
    const secret = readLinkToken(token)?.secret ?? '';
    const linked = await this.deps.oneTimeSecrets.takeFor('invitation', secret, () =>
      this.#link(user, subject, auditActorOf({ userId: user.id, email: user.email })),
    );
    return linked === null ? { refused: 'link_over' } : { user: linked };
  }

  async #isOfAnother(subject: string, user: User): Promise<boolean> {
    const owner = await this.deps.users.findByOidcSubject(subject);
    return owner !== null && owner.id !== user.id;
  }

  async #signIn({ subject, email, isEmailVerified }: OidcAccount): Promise<FoundUser> {
    const { users, erasedAddresses, allowedDomain } = this.deps;
    const known = await users.findByOidcSubject(subject);
    if (known !== null) return known.deletedAt === null ? { user: known } : { refused: 'no_access' };
    if (email === null || email.split('@')[1] !== allowedDomain) return { refused: 'no_access' };
    if (!isEmailVerified) return { refused: 'unverified' };
    const holder = await users.findByEmail(email);
    if (holder !== null) return { refused: holder.deletedAt === null ? 'address_taken' : 'no_access' };
    if (await erasedAddresses.has(email)) return { refused: 'no_access' };
    return { user: await this.#provision(email, subject) };
  }

  /** Throws ConflictError if the user was changed in the meantime, or the account belongs to another user. */
  async #link(user: User, oidcSubject: string, actor: AuditActor): Promise<User> {
    const { users, audit, clock } = this.deps;
    const linked = { ...user, oidcSubject, updatedAt: clock.now() };
    if (!(await users.update(linked, user))) throw new ConflictError('The user was changed meanwhile.');
    await audit.record(actor, 'user_updated', user.email, 'signs in with this single sign-on account from now on');
    return linked;
  }

  /** Throws ConflictError if the address or the account is taken. */
  async #provision(email: string, oidcSubject: string): Promise<User> {
    const { users, audit, clock, ids } = this.deps;
    const user = newSelfMadeUser({ id: ids.next(), email, oidcSubject }, clock.now());
    await users.create(user);
    await audit.record(systemActor, 'user_created', email, 'admin in product-sales, at the first single sign-on');
    return user;
  }
}
