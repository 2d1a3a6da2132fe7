import { z } from 'zod';
import { actingDomainOption, asOption, modelOption, wholeNumber, yesOption } from '../common-options.ts';
import { flag, option, type Values } from '../define-command.ts';
import { UsageError } from '../usage-error.ts';

const dollars = 'must be an amount in US dollars, such as 12.50';

export const bulkOptions = {
  prompt: option('--prompt <id|title>', 'prompt template of rows that name none', z.string().min(1).optional()),
  domain: actingDomainOption('domain of rows that name none'),
  model: modelOption('AI model of rows that name none (default: gpt-5 if the domain offers it)'),
  as: asOption('user who will own the records'),
  concurrency: option(
    '--concurrency <n>',
    'how many rows are generated at once (default: WORKER_CONCURRENCY; with --via queue, 256)',
    wholeNumber(1, 1_000).optional(),
  ),
  limit: option('--limit <n>', 'read only the first n rows of the file', wholeNumber(1, 100_000_000).optional()),
  dryRun: flag('--dry-run', 'show the expected number of rows, tokens, dollars and minutes, and generate nothing'),
  maxCost: option(
    '--max-cost <usd>',
    'stop before this run spends more than this',
    z.coerce.number(dollars).positive(dollars).max(1_000_000, dollars).optional(),
  ),
  maxFailures: option(
    '--max-failures <n>',
    'stop when this many rows have failed',
    wholeNumber(1, 100_000_000).optional(),
  ),
  serviceTier: option('--service-tier <tier>', 'flex costs half and is slower', z.enum(['default', 'flex']).optional()),
  via: option(
    '--via <how>',
    'generate in this process, or let the workers do it (default: queue if AMQP_URL is set, else inline)',
    z.enum(['queue', 'inline']).optional(),
  ),
  out: option(
    '--out <file>',
    'append the results to this file instead of printing them',
    z.string().min(1).optional(),
    'files',
  ),
  pushPlaybook: flag('--push-playbook', 'add each playbook to HubSpot as soon as it is ready'),
  handOver: option(
    '--hand-over <target>',
    'hand each sequence over to HubSpot as soon as it is ready: an email task for each step, from today on',
    z.enum(['tasks']).optional(),
  ),
  includeOptedOut: flag(
    '--include-opted-out',
    'also generate for contacts who have opted out of email, or asked not to be written to; the audit log names each of them',
  ),
  resume: flag('--resume', 'finish the rows that an earlier run with the same --out has left'),
  retryErrors: flag('--retry-errors', 'with --resume: try failed rows again'),
  yes: yesOption,
  json: flag('--json', 'with --dry-run: print the plan as JSON'),
};

export type BulkOptions = Values<typeof bulkOptions>;

/** Throws UsageError for options that contradict each other. */
export function checkBulkOptions({ resume, retryErrors, out }: BulkOptions): void {
  if (resume && out === undefined) throw new UsageError('--resume needs --out: the file to continue.');
  if (retryErrors && !resume) throw new UsageError('--retry-errors needs --resume and --out.');
}
