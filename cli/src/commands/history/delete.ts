import { cliActor } from '../../cli-actor.ts';
import { asOption, contactArgument, yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';

export const deleteRecord = defineCommand({
  summary: "Delete a user's record of a contact, with all its results. This cannot be undone.",
  arguments: { contact: contactArgument },
  options: { as: asOption('user whose record is deleted'), yes: yesOption },
  examples: ['overture history delete 151204326807 --as kim@agency.com'],
  async run({ contact, as, yes }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { DeleteRecord } = await import('@overture/core/records/use-cases/delete-record');
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const { id: userId, email, role, department } = await core.get(FindActingUser).execute({ email: as });
    const actor = { userId, role, department };
    const { record } = await core.get(GetRecord).execute({ actor, hubspotId, ownerId: userId, version: undefined });
    const { firstname, lastname } = record.properties;
    const name = [firstname, lastname].filter(Boolean).join(' ') || 'Unnamed contact';
    const named = `${email}'s record of ${printable(name)} (${hubspotId})`;
    const results = `${record.versions.length} ${record.versions.length === 1 ? 'result' : 'results'}`;
    if (!(await confirmed(io, `Delete ${named} with its ${results}?`, yes))) return exitCodes.failed;
    await core.get(DeleteRecord).execute({ actor: cliActor(), userId, hubspotId });
    io.message(`Deleted ${named}.`);
  },
});
