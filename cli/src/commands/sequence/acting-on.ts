import type { OpenCore } from '@overture/core/composition';
import type { HandOver } from '@overture/core/records/domain/hand-over';
import { AppError } from '@overture/core/platform/app-error';
import { cliActor } from '../../cli-actor.ts';
import { readContactArgument } from '../../contact-argument.ts';

interface Asked {
  readonly contact: string;
  readonly as: string | undefined;
  readonly version: number | undefined;
}

/** The user who acts, and the record that the command is about. */
export async function actingOn(core: OpenCore, { contact, as, version }: Asked) {
  const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
  const user = await core.get(FindActingUser).execute({ email: as });
  const actor = { userId: user.id, role: user.role, department: user.department };
  const { hubspotId } = readContactArgument(contact, core);
  return { actor, auditActor: cliActor(), hubspotId, ownerId: as === undefined ? undefined : user.id, version };
}

/** The newest open hand-over of the record. Errors: `not_found`. */
export async function findOpen(core: OpenCore, which: Awaited<ReturnType<typeof actingOn>>): Promise<HandOver> {
  const { FindHandOvers } = await import('@overture/core/records/use-cases/find-hand-overs');
  const { stateOf } = await import('@overture/core/records/domain/hand-over-state');
  const all = await core.get(FindHandOvers).ofVersions(which);
  const open = all.find((one) => stateOf(one) === 'open');
  if (open === undefined) throw new AppError('not_found', 'Nothing of this sequence is handed over and still open.');
  return open;
}
