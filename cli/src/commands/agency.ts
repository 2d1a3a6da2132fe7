import { isDeepStrictEqual } from 'node:util';
import {
  agencySchema,
  maxProof,
  proofColumns,
  proofOfRow,
  type AgencyWire,
  type CsvRow,
  type Proof,
} from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { cliActor } from '../cli-actor.ts';
import { jsonOption, requiredDomainOption } from '../common-options.ts';
import { argument, defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodes } from '../exit-codes.ts';
import { printable, printDetail } from '../print.ts';
import { UsageError } from '../usage-error.ts';

const { timeZone, holidays } = agencySchema.shape;

const calendar = defineCommand({
  summary: "Show or change a domain's time zone and holidays.",
  notes: `
    The time zone decides which day is today for the domain, and on which day a contact wrote. The given holidays replace
    the stored ones; an empty text removes all of them.`,
  options: {
    domain: requiredDomainOption('domain whose calendar it is'),
    timeZone: option('--time-zone <name>', 'IANA name, such as Europe/Berlin', timeZone.unwrap().optional()),
    holidays: option(
      '--holidays <days>',
      'days as YYYY-MM-DD, separated by commas',
      z
        .string()
        .transform((days) => days.split(/[\s,;]+/).filter(Boolean))
        .pipe(holidays.unwrap())
        .optional(),
    ),
    json: jsonOption('both'),
  },
  examples: [
    'overture agency calendar --domain DT-Sales',
    'overture agency calendar --domain DT-Sales --time-zone Europe/Berlin --holidays 2026-12-25,2027-01-01',
  ],
  async run({ domain, json, ...changes }, { io, openCore }) {
    const { timeZone, holidays } = await changedAgency(await openCore(), domain, changes);
    if (json) return io.json({ timeZone, holidays });
    printDetail(io, domain, { 'Time zone': timeZone, Holidays: holidays.join(', ') || '-' });
  },
});

const importProof = defineCommand({
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
    const { ignoredColumns, openCsv } = await import('../csv/open-csv.ts');
    const { ChangeProof } = await import('@overture/core/prompts/agency/use-cases/change-proof');
    const csv = await openCsv(io, file);
    const ignored = ignoredColumns(csv, ['text', ...proofColumns]);
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

const secondReader = defineCommand({
  summary: 'Show or choose whether a second model reads every new sequence of a domain.',
  notes: `
    The cheapest model of the domain compares sentences with the sources, once per sequence, and warns where it doubts one;
    it never blocks. It costs at most a tenth of the sequence, within all limits.`,
  options: {
    domain: requiredDomainOption('domain whose sequences are read'),
    set: option('--set <state>', 'on or off', z.enum(['on', 'off']).optional()),
    json: jsonOption('both'),
  },
  examples: [
    'overture agency second-reader --domain DT-Sales',
    'overture agency second-reader --domain DT-Sales --set on',
  ],
  async run({ domain, set, json }, { io, openCore }) {
    const change = { secondReader: set === undefined ? undefined : set === 'on' };
    const { secondReader } = await changedAgency(await openCore(), domain, change);
    if (json) return io.json({ secondReader });
    printDetail(io, domain, { 'Second reader': secondReader ? 'on' : 'off' });
  },
});

export const agency: Verbs = { verbs: { calendar, 'import-proof': importProof, 'second-reader': secondReader } };

/** The reference in a row. Throws UsageError with the problem of the row. */
function readProofRow({ cells, problem }: CsvRow): Proof {
  if (problem !== null) throw new UsageError(`This row cannot be read: ${problem}.`);
  const read = proofOfRow(cells);
  if ('problem' in read) throw new UsageError(read.problem);
  return read.proof;
}

/** Saves these fields of what a domain says of itself, if one is given and another than before; returns all fields. */
async function changedAgency(core: OpenCore, domain: string, fields: Partial<AgencyWire>): Promise<AgencyWire> {
  const { AgencyRepository } = await import('@overture/core/prompts/agency/ports/agency-repository');
  const { profileOf } = await import('@overture/core/prompts/agency/domain/agency');
  const { SaveAgency } = await import('@overture/core/prompts/agency/use-cases/save-agency');
  const department = departmentKey(domain, core.settings.productName);
  const stored = profileOf(await core.get(AgencyRepository).find(department));
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const agency = { ...stored, ...Object.fromEntries(given) };
  if (isDeepStrictEqual(agency, stored)) return stored;
  await core.get(SaveAgency).execute({ actor: cliActor(), department, agency });
  return agency;
}
