import { markedLinksText } from '@overture/core/contract';
import { actingOn } from '../acting-user.ts';
import { contactArgument, jsonOption, recordOwnerOption } from '../common-options.ts';
import { defineCommand, type Verbs } from '../define-command.ts';

const push = defineCommand({
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
  async run({ json, ...named }, { io, openCore }) {
    const { AddPlaybookToCrm } = await import('@overture/core/sending/use-cases/add-playbook-to-crm');
    const core = await openCore();
    const record = await actingOn(core, named);
    const { noteId, markedLinks } = await core.get(AddPlaybookToCrm).execute({ ...record, playbookHtml: undefined });
    if (json) return io.json({ hubspotId: record.hubspotId, noteId });
    io.message(`The playbook is note ${noteId} of contact ${record.hubspotId} in HubSpot.`);
    if (markedLinks > 0) io.message(markedLinksText(markedLinks));
  },
});

export const playbook: Verbs = { verbs: { push } };
