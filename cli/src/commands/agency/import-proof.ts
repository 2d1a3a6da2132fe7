import { maxProof, type Proof } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { requiredDomainOption } from '../../common-options.ts';
import { argument, defineCommand, flag } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { UsageError } from '../../usage-error.ts';

export const importProof = defineCommand({
  summary: 'Add the references and results of a CSV file to a domain. It can be repeated.',
  notes: `
    The column text is required. The columns service, industry, url and may_be_named (yes or no; empty means no) are
    optional. A row replaces the reference with the same text. References that are not in the file stay.
    The file is UTF-8 or UTF-16, and its cells are separated by commas, semicolons or tabs.

    A bad row is reported by its line and does not stop the others. A file that cannot be read to its end, or that would
    make more than ${maxProof} references, changes nothing. Exit code 0 means that every row is saved, 3 that some are not.`,
  arguments: { file: argument('<file.csv|->', 'CSV file, or - for standard input', z.string().min(1), 'files') },
  options: {
    domain: requiredDomainOption('domain whose emails may use them'),
    dryRun: flag('--dry-run', 'show what would be done, and change nothing'),
  },
  examples: ['overture agency import-proof references.csv --domain DT-Sales --dry-run'],
  async run({ file, domain, dryRun }, { io, openCore, signal }) {
    const { openCsv } = await import('../../csv/open-csv.ts');
    const { readProofRow, unknownProofColumns } = await import('../../import/proof-rows.ts');
    const { departmentKey } = await import('../../department-option.ts');
    const { ChangeProof } = await import('@overture/core/prompts/agency/use-cases/change-proof');
    const csv = await openCsv(io, file);
    const ignored = unknownProofColumns(csv);
    if (ignored.length > 0) io.message(`Unknown columns are ignored: ${ignored.map(printable).join(', ')}.`);
    const add: Proof[] = [];
    let bad = 0;
    for await (const row of csv.rows) {
      signal.throwIfAborted();
      try {
        if (add.length === maxProof) throw new UsageError(`A domain keeps at most ${maxProof} references.`);
        add.push(readProofRow(row));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        bad += 1;
        io.data(`line ${row.line}\t${printable(error.message)}`);
      }
    }
    const core = await openCore();
    const department = departmentKey(domain, core.settings.productName);
    if (!dryRun && add.length > 0) {
      await core.get(ChangeProof).execute({ actor: cliActor(), department, remove: [], add });
    }
    io.message(`${dryRun ? 'Nothing was changed. It would be: ' : ''}${add.length} saved, ${bad} not done.`);
    return bad === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});
