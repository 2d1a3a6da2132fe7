import { cliActor } from '../../cli-actor.ts';
import { contactArgument, overrideOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, flag } from '../../define-command.ts';

export const approveRecord = defineCommand({
  summary: 'Approve the newest result of a record, or withdraw its approval.',
  notes: `
    The approval stores who approved the result, and when. An edit of the result withdraws it. A result that the send check
    blocks is refused, unless --override names its rules; placeholder and opted_out always block.`,
  arguments: { contact: contactArgument },
  options: { as: recordOwnerOption, undo: flag('--undo', 'withdraw the approval'), override: overrideOption },
  examples: ['overture history approve 151204326807', 'overture history approve 151204326807 --undo'],
  async run({ contact, as, undo, override }, { io, openCore }) {
    const { ApproveVersion } = await import('@overture/core/records/use-cases/approve-version');
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const approval = await core.get(ApproveVersion).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      auditActor: cliActor(),
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
      version: undefined,
      overrides: override ?? [],
      approved: !undo,
    });
    io.message(approval === null ? 'Not approved.' : `Approved by ${approval.name}.`);
  },
});
