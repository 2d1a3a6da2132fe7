import { z } from 'zod';
import { bulkOptions } from '../../bulk/bulk-options.ts';
import { argument, defineCommand } from '../../define-command.ts';

export const generateBulk = defineCommand({
  summary: 'Generate email sequences and playbooks for every contact of a CSV file.',
  notes: `
    The column contact is required: a link or an id. The columns prompt, domain, model and additional_info are optional.
    Row 1 is the first row below the header. A repeated contact is generated once.
    A contact who has opted out of email is skipped, unless --include-opted-out is given.

    When a row ends, one line of JSON is printed:
    { row, contact, hubspotId, status: ready|error|skipped, recordId, error?: { code, message }, token_usage, costUsd,
    findings, spentUsd, reservedUsd }

    costUsd is the cost of the result, spentUsd what this run paid for the row, useless answers included, and reservedUsd
    what other calls may have cost at most, because the AI server did not say what they used. null means unknown.

    Nothing is paid for twice: a row is generated again only if what it asks for or the contact itself has changed.
    With --resume, a result that is younger than the file is used in any case, even if its line was lost.

    --max-cost counts what this run spends, at list prices, and what it reserves. Before a row begins, the price of the
    longest possible answer and of one repair is set aside for it, 0.35 to 0.6 dollars with gpt-5, so a small maximum
    stops the run early.
    If the price of a row's model is unknown, the row ends in an error that says how to set the price.

    Ctrl-C finishes the rows that are being generated; a second Ctrl-C stops at once. Exit code 3 means that some rows
    failed or are left.`,
  arguments: { file: argument('<file.csv|->', 'CSV file, or - for standard input', z.string(), 'files') },
  options: bulkOptions,
  examples: [
    'overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --dry-run',
    'overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --max-cost 50',
    'overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --resume',
  ],
  async run({ file, ...options }, deps) {
    const { runBulk } = await import('./bulk.ts');
    return runBulk(file, options, deps);
  },
});
