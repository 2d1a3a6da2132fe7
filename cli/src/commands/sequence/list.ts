import { contactArgument, jsonOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const listSequences = defineCommand({
  summary: "List HubSpot's sequences that a contact can be enrolled in.",
  notes: "The list contains the sequences of the HubSpot user with the address of the record's user.",
  arguments: { contact: contactArgument },
  options: { as: recordOwnerOption, json: jsonOption('the list') },
  examples: ['overture sequence list 151204326807'],
  async run({ contact, as, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ListCrmSequences } = await import('@overture/core/sending/use-cases/list-crm-sequences');
    const { printTable } = await import('../../table.ts');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const { sequences, missingProperties } = await core.get(ListCrmSequences).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
      version: undefined,
    });
    const rows = sequences.map(({ id, name, sendAfterDays }) => ({ id, name, emails: sendAfterDays.length }));
    if (json) return io.json(rows);
    printTable(
      io,
      ['Id', 'Name', 'Emails'],
      rows.map(({ id, name, emails }) => [id, name, String(emails)]),
    );
    if (missingProperties.length > 0) {
      io.message(`The first hand-over makes the contact properties ${missingProperties.join(', ')}.`);
    }
  },
});
