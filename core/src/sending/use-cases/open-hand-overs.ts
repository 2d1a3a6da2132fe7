import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { handOverPlaces } from '../../records/contract/handed-over.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { mayChange } from './find-hand-over.ts';
import { ReachContact } from './reach-contact.ts';
import { UseCase } from '../../platform/needs.ts';

/** Keeps a contact to one open hand-over, whichever version, target or user it is of. */
export class OpenHandOvers extends UseCase({ reachContact: ReachContact, users: UserRepository }) {
  /** Errors: `conflict` while a hand-over other than the one with the id `except` is open for the contact. */
  async refuse(ids: readonly string[], credential: Credential, except: string, actor: Actor): Promise<void> {
    const error = await this.findConflict(
      await this.deps.reachContact.handOversTo(ids, isSandbox(credential)),
      except,
      actor,
    );
    if (error !== null) throw error;
  }

  /**
   * The error that names a hand-over among these that has open tasks, and what the actor can do; null where none has.
   * Enrolments are refused by what the CRM shows, and emails that a rep sends by hand stand against nothing.
   */
  async findConflict(handOvers: readonly HandOver[], except: string, actor: Actor): Promise<AppError | null> {
    const open = handOvers.find((one) => one.to === 'tasks' && one.id !== except && stateOf(one) === 'open');
    if (open === undefined) return null;
    const email = (await this.deps.users.findById(open.userId))?.email;
    const what = `version ${open.version} ${handOverPlaces[open.to]}, by ${email ?? 'a former user'}`;
    const advice = mayChange(open, actor)
      ? 'Withdraw it first.'
      : `Ask ${email ? `${email} or ` : ''}a superadmin to withdraw it.`;
    const message = `This contact already has an open hand-over: ${what}. ${advice}`;
    return new AppError('conflict', message, { issues: [{ path: open.id, message }] });
  }
}
