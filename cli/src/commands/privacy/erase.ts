import { removedWords, type ErasureReceipt } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption, yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { namedPerson, personOptions } from './person-options.ts';

export const erase = defineCommand({
  summary: 'Erase a contact, the people with an email address, or a user, with every record. This cannot be undone.',
  notes:
    'HubSpot, Google Drive and backups do not change; the receipt says what they still contain.\n\nIf the command was interrupted, run it again.',
  options: { ...personOptions, yes: yesOption, json: jsonOption('the receipt') },
  examples: [
    'overture privacy erase --contact 151204326807',
    'overture privacy erase --email ada@lovelace.example --yes --json > receipt.json',
  ],
  async run({ yes, json, ...named }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { ErasePerson } = await import('@overture/core/people/privacy/use-cases/erase-person');
    const { ReportPerson } = await import('@overture/core/people/privacy/use-cases/report-person');
    const core = await openCore();
    const person = await namedPerson(named, core);
    const { kept } = await core.get(ReportPerson).execute({ actor: cliActor(), person });
    const question =
      kept.length === 0
        ? 'Nothing is kept about this person. Run the erasure anyway?'
        : `Erase ${removedWords(kept)} for good?`;
    if (!(await confirmed(io, question, yes))) return exitCodes.failed;
    const receipt = await core.get(ErasePerson).execute({ actor: cliActor(), person });
    if (json) io.json(receipt);
    else print(io, receipt);
    return exitCodes.done;
  },
});

function print(io: Io, { removed, remains }: ErasureReceipt): void {
  for (const { what, count } of removed) io.data(`removed  ${what.replaceAll('_', ' ')}: ${count}`);
  if (removed.length === 0) io.data('removed  nothing: there was none');
  for (const { where, what } of remains) io.data(`remains  ${where}: ${what}`);
}
