import { defineCommand } from '../../define-command.ts';
import { namedPerson, personOptions } from './person-options.ts';

export const report = defineCommand({
  summary: 'Print what is kept of a contact, of whoever has an address, or of a user, as JSON.',
  notes: 'At most a hundred records are printed in full; totalRecords counts all of them.',
  options: personOptions,
  examples: ['overture privacy report --contact 151204326807', 'overture privacy report --email ada@lovelace.example'],
  async run(named, { io, openCore }) {
    const { ReportPerson } = await import('../../toolbox.ts');
    const core = await openCore();
    io.json(await core.get(ReportPerson).execute({ person: await namedPerson(named, core) }));
  },
});
