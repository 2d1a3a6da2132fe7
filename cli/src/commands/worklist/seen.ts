import { contactArgument, recordOwnerOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const seeReply = defineCommand({
  summary: "Note that a contact's reply was seen, which takes it out of the tab of replies.",
  arguments: { contact: contactArgument },
  options: { as: recordOwnerOption },
  examples: ['overture worklist seen 151204326807 --as kim@agency.com'],
  async run({ contact, as }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { SeeReply } = await import('@overture/core/records/use-cases/see-reply');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    await core.get(SeeReply).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
    });
    io.message('Seen.');
  },
});
