import { systemActor, type AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { SandboxExit, SandboxKeeper } from '../../../connections/domain/sandbox-exit.ts';
import { ApiKeyRepository } from '../../../connections/ports/api-key-repository.ts';
import type { Keeper, SandboxDoor } from '../../../connections/ports/sandbox-door.ts';
import { SandboxExitRepository } from '../../../connections/ports/sandbox-exit-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { User } from '../../users/domain/user.ts';
import { PasswordHasher } from '../../users/ports/password-hasher.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { CreateUser } from '../../users/use-cases/create-user.ts';
import { DeleteUser } from '../../users/use-cases/delete-user.ts';
import { SandboxAccounts } from '../../users/use-cases/sandbox-accounts.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { only, setting, UseCase } from '../../../platform/needs.ts';
import { counted } from '../../../platform/contract/counted.ts';

/** The accounts that end with the sandbox. */
export interface EndingAccounts {
  /** 100 of them at most. */
  readonly emails: readonly string[];
  readonly total: number;
  /** Whether a key is stored, so that they should have ended. */
  readonly isOverdue: boolean;
}

/** How many accounts are read or named at once. */
const pageSize = 100;

/** The text for a start outside the full sandbox that does not know which superadmin stays. */
export const keeperMissing =
  'The accounts of this store were made in the sandbox, where everybody could sign in, so all of them end but one superadmin. Name that one: set SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD to a superadmin with its password, or to a new address.';

/**
 * Ends with the first stored key what the sandbox left open: every account but the superadmin who saves the key, with
 * all sessions, links and known devices. Of the superadmin who stays, the password and the session that saves the key
 * remain. It is done step by step, and each start finishes what an earlier process began.
 */
export class LeaveSandbox
  extends UseCase({
    exits: SandboxExitRepository,
    keys: ApiKeyRepository,
    users: UserRepository,
    sandboxAccounts: only(SandboxAccounts, 'isPublic', 'list'),
    sessions: SessionRepository,
    createUser: only(CreateUser, 'execute'),
    deleteUser: only(DeleteUser, 'execute'),
    hasher: PasswordHasher,
    audit: AuditTrail,
    clock: Clock,
    /** Whether the sandbox stands in for Google, and for single sign-on. There, anybody signs in as anybody. */
    standIns: setting(({ google, oidc }) => ({
      google: google?.isStandIn ?? false,
      oidc: oidc?.isStandIn ?? false,
    })),
    /** Whether single sign-on is the only way to sign in. */
    ssoOnly: setting((settings) => settings.ssoOnly),
  })
  implements SandboxDoor
{
  /** Whether the installation is a sandbox, or still has its accounts. */
  async isPending(): Promise<boolean> {
    const exit = await this.deps.exits.find();
    return exit !== null && exit.leftAt === null;
  }

  /** When the sandbox ended, and how many accounts ended with it; null if it did not, or never was one. */
  async ended(): Promise<{ readonly at: number; readonly accounts: number } | null> {
    const exit = await this.deps.exits.find();
    return exit?.leftAt == null ? null : { at: exit.leftAt, accounts: exit.keeper?.accounts ?? 0 };
  }

  /** What ends if this user stays; null if nothing does any more. */
  async ending(keeperId: string | null): Promise<EndingAccounts | null> {
    const { users, keys } = this.deps;
    if (!(await this.isPending())) return null;
    const keeper = keeperId === null ? null : await users.findById(keeperId);
    const { items, total } = await users.list({}, { page: 1, limit: pageSize });
    return {
      emails: items.filter(({ id }) => id !== keeperId).map(({ email }) => email),
      total: keeper === null ? total : total - 1,
      isOverdue: (await keys.list()).length > 0,
    };
  }

  async isOpenTo(userId: string): Promise<boolean> {
    if (!(await this.isPending())) return false;
    const user = await this.deps.users.findById(userId);
    return user === null || !(await this.#mayStay(user));
  }

  /** The superadmins with whom the sandbox can end. */
  async candidates(): Promise<readonly User[]> {
    const { items } = await this.deps.users.list({ role: 'superadmin' }, { page: 1, limit: pageSize });
    const found: User[] = [];
    for (const user of items) if (await this.#mayStay(user)) found.push(user);
    return found;
  }

  async nameKeeper({ userId, sessionId }: Keeper): Promise<void> {
    const { exits, keys, users } = this.deps;
    if (!(await this.isPending())) return;
    const user = await users.findById(userId);
    if (user === null || !(await this.#mayStay(user))) return;
    const keeper = {
      userId,
      tokenVersion: user.tokenVersion + 1,
      sessionId,
      accounts: (await users.count({})) - 1,
    };
    const isKeyStored = (await keys.list()).length > 0;
    await exits.change((stored) => {
      if (stored === null || stored.leftAt !== null) return null;
      // The account is about to end with the key of somebody else.
      if (stored.keeper !== null && isKeyStored) return null;
      return { ...stored, keeper };
    });
  }

  async leave(actor: AuditActor): Promise<void> {
    const exit = await this.deps.exits.find();
    if (exit === null || exit.leftAt !== null || exit.keeper === null) return;
    if ((await this.deps.keys.list()).length > 0) await this.#endAllBut(exit.keeper, actor);
  }

  /**
   * Notes at the start of a process that the installation is a sandbox, and finishes what an earlier process began.
   * `isFull`: whether the settings are those of a full sandbox. If they are not, a process that lets people sign in
   * (`isServing`) leaves the sandbox; the settings' superadmin stays, or else the only one with whom it can end.
   */
  async atStart(from: {
    isFull: boolean;
    isServing: boolean;
    superadmin: { readonly email: string; readonly password: string } | undefined;
  }): Promise<void> {
    const { exits } = this.deps;
    if ((await exits.find()) === null) await this.#note(from.isFull);
    if (!(await this.isPending())) return;
    if (from.isFull || !from.isServing) return this.leave(systemActor);
    const user =
      from.superadmin === undefined ? await this.#onlyCandidate() : await this.#settingsUser(from.superadmin);
    if (user === null) return;
    await this.nameKeeper({ userId: user.id, sessionId: null });
    const keeper = (await exits.find())?.keeper ?? null;
    if (keeper !== null) await this.#endAllBut(keeper, systemActor);
  }

  /** Stores that a store of a full sandbox is one. With a key, it has left the sandbox unless its accounts still exist. */
  async #note(isFull: boolean): Promise<void> {
    const { exits, keys, sandboxAccounts, clock } = this.deps;
    const hasKeys = (await keys.list()).length > 0;
    const isOpen = (isFull && !hasKeys) || (await sandboxAccounts.list()).length > 0;
    if (!isFull && !isOpen) return;
    const noted: SandboxExit = { keeper: null, leftAt: isOpen ? null : clock.now() };
    await exits.change((stored) => (stored === null ? noted : null));
  }

  async #onlyCandidate(): Promise<User | null> {
    const [first, ...others] = await this.candidates();
    return first !== undefined && others.length === 0 ? first : null;
  }

  /** Creates the settings' superadmin if there is none; null if the address belongs to an account that cannot stay. */
  async #settingsUser(signIn: { readonly email: string; readonly password: string }): Promise<User | null> {
    const { users, createUser, hasher } = this.deps;
    const user = await users.findByEmail(signIn.email);
    if (user === null || user.deletedAt !== null) {
      return createUser.execute({ actor: systemActor, ...signIn, role: 'superadmin', department: null });
    }
    const hash = user.passwordHash;
    const isItsPassword = hash !== null && (await hasher.verify(signIn.password, hash));
    return isItsPassword && (await this.#mayStay(user)) ? user : null;
  }

  async #mayStay(user: User): Promise<boolean> {
    const { sandboxAccounts, standIns, ssoOnly } = this.deps;
    if (user.role !== 'superadmin' || user.deletedAt !== null) return false;
    // Everybody knows the way into such an account, even if it has another one.
    if (await sandboxAccounts.isPublic(user)) return false;
    const signsInWithGoogle = user.googleSub !== null && !standIns.google && !ssoOnly;
    const signsInWithOidc = user.oidcSubject !== null && !standIns.oidc;
    return signsInWithOidc || signsInWithGoogle || (user.passwordHash !== null && !ssoOnly);
  }

  /** Each step can be repeated. */
  async #endAllBut(keeper: SandboxKeeper, actor: AuditActor): Promise<void> {
    const { exits, users, audit, clock } = this.deps;
    const user = await users.findById(keeper.userId);
    if (user === null || !(await this.#mayStay(user))) {
      // Somebody ended the account in between. The next one who saves a key stays.
      await exits.change((stored) => (stored?.leftAt === null ? { ...stored, keeper: null } : null));
      return;
    }
    // Only when nobody else is left can nobody issue a link for the user who stays.
    await this.#endOthers(user.id);
    await this.#carryOver(keeper);
    const ended = `${counted(keeper.accounts, 'account')} ended`;
    await audit.record(actor, 'sandbox_left', user.email, ended);
    await exits.change((stored) => (stored?.leftAt === null ? { ...stored, keeper, leftAt: clock.now() } : null));
  }

  /** Ends what was issued to the user who stays, except the session that saves the key. */
  async #carryOver({ userId, tokenVersion, sessionId }: SandboxKeeper): Promise<void> {
    const { users, sessions, standIns, clock } = this.deps;
    const user = await users.findById(userId);
    if (user === null || user.tokenVersion >= tokenVersion) return;
    if (sessionId !== null) await sessions.carryOver(sessionId, tokenVersion);
    const kept = {
      ...user,
      // Everybody could sign in with these.
      googleSub: standIns.google ? null : user.googleSub,
      oidcSubject: standIns.oidc ? null : user.oidcSubject,
      tokenVersion,
      updatedAt: clock.now(),
    };
    if (!(await users.update(kept, user))) {
      throw new AppError('conflict', 'Your account was changed meanwhile. Please save the key again.');
    }
  }

  /** Repeats until there is none, because requests of accounts that end may still create some. */
  async #endOthers(keeperId: string): Promise<void> {
    const { users, deleteUser } = this.deps;
    for (;;) {
      const { items } = await users.list({}, { page: 1, limit: pageSize });
      const others = items.filter(({ id }) => id !== keeperId);
      if (others.length === 0) return;
      for (const { id } of others) {
        try {
          await deleteUser.execute({ actor: systemActor, id, why: 'with the sandbox' });
        } catch (error) {
          // Another process that starts now has ended it.
          if (!(error instanceof AppError && error.code === 'not_found')) throw error;
        }
      }
    }
  }
}
