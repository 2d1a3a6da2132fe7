import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Role } from '../../../platform/contract/common.ts';
import { systemActor, type AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { PasswordHasher } from '../ports/password-hasher.ts';
import { AppError, ConflictError, invalidField } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { IdGenerator } from '../../../platform/ids.ts';
import type { User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { ErasedAddresses } from './erased-addresses.ts';
import { PasswordPolicy } from './password-policy.ts';
import { only, UseCase } from '../../../platform/needs.ts';

interface NewUser {
  readonly actor: AuditActor;
  readonly email: string;
  readonly password: string | null;
  readonly role: Role;
  readonly department: DepartmentKey | null;
  /** Whether the person chose the password themselves. */
  readonly isOwnPassword?: boolean;
}

/**
 * Creates a user, with a password, or without one for somebody who is invited to choose it or to sign in without. A deleted
 * user of the same address is restored with the same id and records, and a new password, role and domain. Errors:
 * `validation_failed` (password rules; an admin without a domain), `conflict` (the address is in use, or its user was erased).
 */
export class CreateUser extends UseCase({
  users: UserRepository,
  erasedAddresses: only(ErasedAddresses, 'refuse'),
  hasher: PasswordHasher,
  passwordPolicy: only(PasswordPolicy, 'require'),
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  /** `email` in lower case. */
  async execute(input: NewUser): Promise<User> {
    const { users, hasher, audit, clock, ids } = this.deps;
    const { actor, password } = input;
    const existing = await this.check(input);
    const now = clock.now();
    const user: User = {
      id: existing?.id ?? ids.next(),
      email: input.email,
      role: input.role,
      department: input.role === 'admin' ? input.department : null,
      passwordHash: password === null ? null : await hasher.hash(password),
      wasPasswordChosenByOthers: password !== null && actor !== systemActor && input.isOwnPassword !== true,
      googleSub: null,
      oidcSubject: null,
      wasMfaReset: false,
      knownDevices: [],
      profile: existing?.profile ?? null,
      tokenVersion: (existing?.tokenVersion ?? 0) + 1,
      lastActiveAt: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    try {
      if (existing === null) await users.create(user);
      else await users.update(user);
    } catch (error) {
      throw error instanceof ConflictError ? inUse() : error;
    }
    await this.#requireActor(actor, user);
    await audit.record(
      actor,
      'user_created',
      user.email,
      `${user.role}${user.department ? ` in ${user.department}` : ''}`,
    );
    return user;
  }

  /** Throws what `execute` would, and changes nothing. Answers the deleted user who would be restored, if any. */
  async check({ actor, email, password, role, department, isOwnPassword = false }: NewUser): Promise<User | null> {
    const { users, erasedAddresses, passwordPolicy } = this.deps;
    // The password of the settings' own superadmin was checked with the settings.
    if (password !== null && actor !== systemActor)
      await passwordPolicy.require(password, email, { isOwn: isOwnPassword });
    if (role === 'admin' && department === null) throw invalidField('department', 'Please select a Domain');
    await erasedAddresses.refuse(email);
    const existing = await users.findByEmail(email);
    if (existing !== null && existing.deletedAt === null) throw inUse();
    return existing;
  }

  /** An account ends that was made by somebody whose own account has ended while it was made. */
  async #requireActor({ userId }: AuditActor, made: User): Promise<void> {
    const { users, clock } = this.deps;
    const maker = userId === null ? null : await users.findById(userId);
    if (userId === null || (maker !== null && maker.deletedAt === null)) return;
    await users.delete(made.id, clock.now());
    throw new AppError('unauthenticated', 'Your account was deleted. Please sign in again.');
  }
}

function inUse(): AppError {
  return new AppError('conflict', 'A user with this email already exists.');
}
