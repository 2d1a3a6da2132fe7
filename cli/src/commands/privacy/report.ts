import { cliActor } from '../../cli-actor.ts';
import { defineCommand } from '../../define-command.ts';
import { namedPerson, personOptions } from './person-options.ts';

export const report = defineCommand({
  summary: 'Print the data that is kept about a contact, an email address or a user, as JSON.',
  notes:
    'This is everything that `privacy erase` removes. Of each kind, a hundred at most are printed; `kept` counts all of them. The report is in the audit log.',
  options: personOptions,
  examples: ['overture privacy report --contact 151204326807', 'overture privacy report --email ada@lovelace.example'],
  async run(named, { io, openCore }) {
    const { ReportPerson } = await import('@overture/core/people/privacy/use-cases/report-person');
    const core = await openCore();
    io.json(await core.get(ReportPerson).execute({ actor: cliActor(), person: await namedPerson(named, core) }));
  },
});
