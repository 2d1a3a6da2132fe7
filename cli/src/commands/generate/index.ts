import { Option, type Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function generateCommand(noun: Command, action: ActionFor): void {
  noun
    .command('one')
    .description('Queue a generation for one contact.')
    .argument('<url|id>', 'HubSpot contact link or contact id')
    .requiredOption('--prompt <id|title>', 'prompt template, by id or by title')
    .option('--domain <name>', "domain to generate in (default: the acting admin's own)")
    .option('--model <id>', 'AI model (default: gpt-5 where the domain offers it)')
    .option('--as <email>', 'user who will own the record (default: the first superadmin)')
    .option('--additional-info <text>', 'context for the writer')
    .option('--pdf <file>', 'PDF whose text is given to the writer')
    .option('--wait', 'follow the generation to its end')
    .option('--json', 'print the outcome as JSON')
    .addHelpText(
      'after',
      `
Without --wait the command ends once the generation is accepted. With it, exit code 0 means ready, 1 means error.
Where no worker takes the generation within a few seconds, --wait carries it out itself.

Example:
  $ overture generate one 151204326807 --prompt "First conversation from the CRM history" --domain Overture-Sales --wait --json`,
    )
    .action(action(() => import('./one.ts')));
  noun
    .command('bulk')
    .description('Generate for every contact of a CSV.')
    .argument('<file.csv|->', 'CSV with a column "contact" (link or id), or - for standard input')
    .option('--prompt <id|title>', 'prompt template of rows that name none')
    .option('--domain <name>', "domain of rows that name none (default: the acting admin's own)")
    .option('--model <id>', 'AI model of rows that name none (default: gpt-5 where the domain offers it)')
    .option('--as <email>', 'user who will own the records (default: the first superadmin)')
    .option('--concurrency <n>', 'rows written at once (default: WORKER_CONCURRENCY; 256 in the queue)')
    .option('--limit <n>', 'no more than the first n rows of the file')
    .option('--dry-run', 'show rows, tokens, cost and time, and generate nothing')
    .option('--max-cost <usd>', 'stop before this run has spent more')
    .option('--max-failures <n>', 'stop once so many rows have failed')
    .option('--out <file>', 'append the results to a file instead of printing them')
    .option('--resume', 'finish what an interrupted run left, going by --out')
    .option('--retry-errors', 'with --resume: try the rows again that failed')
    .addOption(new Option('--service-tier <tier>', 'flex: half price, slower').choices(['default', 'flex']))
    .option('--batch', "write by OpenAI's Batch API: half price, up to 24 hours; needs --out")
    .option('--push-playbook', 'add each playbook to HubSpot as it is ready')
    .addOption(
      new Option(
        '--via <how>',
        'write in this process or by the workers (default: queue where AMQP_URL is set)',
      ).choices(['queue', 'inline']),
    )
    .option('--yes', 'do not ask before spending, at a terminal')
    .option('--json', 'with --dry-run: the plan as JSON')
    .addHelpText(
      'after',
      `
Columns: contact, and optionally prompt, domain, model, additional_info. One JSON line per row as it ends:
{ row, contact, hubspotId, status: ready|error|skipped, recordId, error?: { code, message }, token_usage, costUsd }
Row 1 is the first below the header. A contact that is named twice is generated once.

Nothing is paid for twice. A resumed run takes a result that was written for the row, even if its line was lost. Without
--resume, a row is written anew only if its prompt, model, additional_info or the contact's own data have changed.
--max-cost counts what this run spends, at list prices, and a call that may be paid for as if it were. Before a row is
begun, the longest answer and a repair of it are put aside for it, some 0.35 dollars with gpt-5: a small cap stops early.
Ctrl-C finishes what is being written; twice stops at once.
Exit code 3: rows have failed or were left over.

--batch sends the list to OpenAI in batches and waits for them. Ctrl-C leaves the batches running; --resume --batch with the
same --out comes back for their results. What is known of them is kept beside the results, in <out>.batches.json. Rows that
a batch did not come to have no line: --resume --batch puts them into another, --resume alone writes them at once. An answer
that cannot be used is not repaired in a batch; --resume --retry-errors writes such rows anew.

Examples:
  $ overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --dry-run
  $ overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --max-cost 50
  $ overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --resume
  $ overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --batch`,
    )
    .action(action(() => import('./bulk.ts')));
}
