import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, wholeNumber } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { UsageError } from '../../usage-error.ts';

const amount = 'must be an amount in US dollars, such as 12.50, or none';
/** `none` removes the amount. */
const none = z.literal('none').transform(() => null);
const usd = z.union([none, z.coerce.number().min(0).max(1_000_000)], amount).optional();

export const setLimit = defineCommand({
  summary: 'Set amounts of one limit. Amounts that are not given stay.',
  notes: `
    Without --user, --domain, --each-domain and --all, the limit applies to each user. A call to the AI is made only if its
    highest possible cost still fits; a generation that is already queued waits until it does.`,
  options: {
    user: option('--user <email|id>', 'the limit of one user', z.string().trim().min(1).optional()),
    domain: domainOption('the limit of one domain'),
    eachDomain: flag('--each-domain', 'the limit of each domain'),
    all: flag('--all', 'the limit of everybody together'),
    daily: option('--daily <usd|none>', 'US dollars per UTC day', usd),
    monthly: option('--monthly <usd|none>', 'US dollars per UTC month', usd),
    perMinute: option(
      '--per-minute <n|none>',
      'requests per minute that may call a vendor',
      z.union([none, wholeNumber(1, 100_000)], 'must be a whole number from 1 to 100000, or none').optional(),
    ),
  },
  examples: [
    'overture limits set --all --monthly 500',
    'overture limits set --user sales@overture.example --daily 5 --per-minute none',
  ],
  async run({ user, domain, eachDomain, all, daily, monthly, perMinute }, { io, openCore }) {
    if ([user !== undefined, domain !== undefined, eachDomain, all].filter(Boolean).length > 1) {
      throw new UsageError('Name one of --user, --domain, --each-domain and --all.');
    }
    if (daily === undefined && monthly === undefined && perMinute === undefined) {
      throw new UsageError('Name an amount: --daily, --monthly or --per-minute.');
    }
    const { SaveLimit } = await import('@overture/core/limits/use-cases/save-limit');
    const core = await openCore();
    const scope = all ? 'all' : domain !== undefined || eachDomain ? 'domain' : 'user';
    const key = domain === undefined ? (user ?? null) : departmentKey(domain, core.settings.productName);
    await core.get(SaveLimit).execute(cliActor(), { scope, key, dailyUsd: daily, monthlyUsd: monthly, perMinute });
    io.message('The limit counts from the next call on.');
  },
});
