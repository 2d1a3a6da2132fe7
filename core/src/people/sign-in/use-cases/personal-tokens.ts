import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { TokenScope } from '../../../platform/contract/token-scopes.ts';
import { UseCase } from '../../../platform/needs.ts';
import { dayMs } from '../../../platform/requested-days.ts';
import { existingUser, type User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { maxTokensOfUser, newPersonalToken, tokenIdOf, type PersonalToken } from '../domain/personal-token.ts';
import { PersonalTokenRepository } from '../ports/personal-token-repository.ts';
import { counted } from '../../../platform/contract/counted.ts';

interface NewToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresInDays: number;
}

/** Makes, lists and ends the personal tokens of an admin. */
export class PersonalTokens extends UseCase({
  tokens: PersonalTokenRepository,
  users: UserRepository,
  audit: AuditTrail,
  clock: Clock,
}) {
  /** Returns the token itself, which cannot be shown again. Errors: `not_found`, `forbidden`, `conflict` (too many). */
  async create(actor: AuditActor, userId: string, { name, scopes, expiresInDays }: NewToken) {
    const { tokens, audit, clock } = this.deps;
    const user = await this.#user(userId);
    if (user.role !== 'admin') throw new AppError('forbidden', 'Only admins have personal tokens.');
    if ((await this.#workingOf(user)).length >= maxTokensOfUser) {
      throw new AppError('conflict', `There are ${maxTokensOfUser} tokens already. Please end one first.`);
    }
    const token = newPersonalToken();
    const now = clock.now();
    const stored: PersonalToken = {
      id: tokenIdOf(token),
      userId,
      name,
      scopes: [...scopes],
      tokenVersion: user.tokenVersion,
      createdAt: now,
      lastUsedAt: null,
      expiresAt: now + expiresInDays * dayMs,
    };
    await tokens.create(stored);
    await audit.record(
      actor,
      'token_created',
      user.email,
      `may ${scopes.join(', ')}, for ${counted(expiresInDays, 'day')}`,
    );
    return { token, stored };
  }

  /** The tokens that still work, the newest first. Errors: `not_found`. */
  async list(userId: string): Promise<readonly PersonalToken[]> {
    return this.#workingOf(await this.#user(userId));
  }

  /** Errors: `not_found`. */
  async end(actor: AuditActor, userId: string, id: string): Promise<void> {
    const { tokens, audit } = this.deps;
    const user = await this.#user(userId);
    if (!(await tokens.end(id, userId))) throw new AppError('not_found', 'This token has ended already.');
    await audit.record(actor, 'token_ended', user.email);
  }

  async #user(id: string): Promise<User> {
    return existingUser(await this.deps.users.findById(id));
  }

  async #workingOf({ id, tokenVersion }: User): Promise<readonly PersonalToken[]> {
    const { tokens, clock } = this.deps;
    const listed = await tokens.listOf(id);
    return listed.filter((one) => one.tokenVersion === tokenVersion && one.expiresAt > clock.now());
  }
}
