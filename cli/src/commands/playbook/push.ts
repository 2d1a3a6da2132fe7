import { markedLinksText } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const pushPlaybook = defineCommand({
  summary: 'Add the playbook of the newest result to its contact in HubSpot, as a note.',
  notes: `
    A result becomes one note, however often it is pushed: the id of that note is printed again. Sample output of the
    sandbox is never added to a real HubSpot (exit code 4).`,
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    json: jsonOption('the id of the note'),
  },
  examples: ['overture playbook push 151204326807 --as kim@agency.com'],
  async run({ contact, as, json }, { io, openCore }) {
    const { AddPlaybookToCrm } = await import('@overture/core/sending/use-cases/add-playbook-to-crm');
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const { noteId, markedLinks } = await core.get(AddPlaybookToCrm).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      auditActor: cliActor(),
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
      playbookHtml: undefined,
    });
    if (json) io.json({ hubspotId, noteId });
    else {
      io.message(`The playbook is note ${noteId} of contact ${hubspotId} in HubSpot.`);
      if (markedLinks > 0) io.message(markedLinksText(markedLinks));
    }
  },
});
