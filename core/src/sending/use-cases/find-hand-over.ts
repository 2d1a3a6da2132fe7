import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { UseCase } from '../../platform/needs.ts';
import { assertMayAct } from '../../records/domain/may-act.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { ReachContact } from './reach-contact.ts';

/** A hand-over, and where its tasks are in the CRM. */
export interface FoundHandOver {
  readonly handOver: HandOver;
  readonly credential: Credential;
  readonly contactId: string;
}

/** Whether a hand-over is an actor's to change: their own; a superadmin's are all. */
export function mayChange({ userId }: Pick<HandOver, 'userId'>, actor: Pick<Actor, 'userId' | 'role'>): boolean {
  return userId === actor.userId || actor.role === 'superadmin';
}

/** Finds a hand-over on which an actor may act. */
export class FindHandOver extends UseCase({
  handOvers: HandOverRepository,
  credentials: CredentialResolver,
  reachContact: ReachContact,
}) {
  /** Errors: `not_found`, also for another user's; `forbidden` (a domain that the actor has left). */
  async execute(id: string, actor: Actor): Promise<HandOver> {
    const handOver = await this.deps.handOvers.find(id);
    if (handOver === null || !mayChange(handOver, actor))
      throw new AppError('not_found', 'This hand-over is no longer there.');
    assertMayAct(actor, { request: handOver });
    return handOver;
  }

  /** Also where it is in the CRM. Errors: also `sandbox_output`, and those of `CredentialResolver` and `CrmContacts`. */
  async inCrm(id: string, actor: Actor): Promise<FoundHandOver> {
    const { credentials, reachContact } = this.deps;
    const handOver = await this.execute(id, actor);
    const credential = await credentials.resolve('Hubspot', handOver.department);
    if (isSandbox(credential) !== handOver.sandbox) {
      throw new AppError('sandbox_output', 'This was handed over to another CRM than the one that is connected now.');
    }
    return { handOver, credential, contactId: await reachContact.currentId(handOver.hubspotId, credential) };
  }
}
