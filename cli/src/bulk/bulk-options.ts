import { z } from 'zod';
import { limitOption } from '../limit-option.ts';

const whole = (name: string, most: number) => {
  const message = `--${name} must be a whole number from 1 to ${most}`;
  return z.coerce.number(message).int(message).min(1, message).max(most, message);
};

const dollars = '--max-cost must be an amount in US dollars, such as 12.50';

/** What commander parsed, checked; the combinations that make no sense are refused here. */
export const bulkOptionsSchema = z
  .object({
    prompt: z.string().min(1).optional(),
    domain: z.string().optional(),
    model: z.string().min(1).optional(),
    as: z.string().optional(),
    concurrency: whole('concurrency', 1_000).optional(),
    limit: limitOption(100_000_000).default(Number.MAX_SAFE_INTEGER),
    dryRun: z.boolean().default(false),
    maxCost: z.coerce.number(dollars).positive(dollars).max(1_000_000, dollars).optional(),
    maxFailures: whole('max-failures', 100_000_000).optional(),
    out: z.string().min(1).optional(),
    resume: z.boolean().default(false),
    retryErrors: z.boolean().default(false),
    serviceTier: z.enum(['default', 'flex']).optional(),
    batch: z.boolean().default(false),
    pushPlaybook: z.boolean().default(false),
    via: z.enum(['queue', 'inline']).optional(),
    yes: z.boolean().default(false),
    json: z.boolean().default(false),
  })
  .refine(({ resume, out }) => !resume || out !== undefined, '--resume needs --out: the file to go on with.')
  .refine(
    ({ batch, out, dryRun }) => !batch || out !== undefined || dryRun,
    '--batch needs --out: what is known of the batches is kept beside the results.',
  )
  .refine(
    ({ batch, via, serviceTier }) => !batch || (via !== 'queue' && serviceTier === undefined),
    '--batch goes neither with --via queue nor with --service-tier: a batch has a price and a pace of its own.',
  )
  .refine(({ retryErrors, resume }) => !retryErrors || resume, '--retry-errors needs --resume and --out.');

export type BulkOptions = z.infer<typeof bulkOptionsSchema>;
