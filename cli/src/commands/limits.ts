import { departmentNames, dollars } from '@overture/core/contract';
import { z } from 'zod';
import { actingAs } from '../acting-user.ts';
import { cliActor } from '../cli-actor.ts';
import { asOption, domainOption, jsonOption, wholeNumber } from '../common-options.ts';
import { defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { printList, shortMoment } from '../print.ts';
import { UsageError } from '../usage-error.ts';

const amount = (usd: number | null): string | null => (usd === null ? null : dollars(usd));

const list = defineCommand({
  summary: 'List the limits, with what is spent today and this month. Days and months are in UTC.',
  options: { json: jsonOption('the limits') },
  examples: ['overture limits list'],
  async run({ json }, { io, openCore }) {
    const { ListLimits } = await import('@overture/core/limits/use-cases/list-limits');
    const { presentLimit } = await import('@overture/core/limits/presentation/limit');
    const core = await openCore();
    const names = departmentNames(core.settings.productName);
    const limits = (await core.get(ListLimits).execute()).map((limit) => presentLimit(limit, names));
    await printList(io, limits, {
      json,
      none: 'Nothing is limited.',
      whole: ['Who'],
      row: (limit) => ({
        Who: limit.label,
        'Per day': amount(limit.dailyUsd),
        Today: amount(limit.todayUsd),
        'Per month': amount(limit.monthlyUsd),
        'This month': amount(limit.monthUsd),
        'Requests/min': limit.perMinute,
      }),
    });
  },
});

/** `none` removes the amount. */
const none = z.literal('none').transform(() => null);
const usd = z
  .union([none, z.coerce.number().min(0).max(1_000_000)], 'must be an amount in US dollars, such as 12.50, or none')
  .optional();

const set = defineCommand({
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
    const key = departmentKey(domain, core.settings.productName) ?? user ?? null;
    await core.get(SaveLimit).execute(cliActor(), { scope, key, dailyUsd: daily, monthlyUsd: monthly, perMinute });
    io.message('The limit counts from the next call on.');
  },
});

const mine = defineCommand({
  summary: 'Show what a user may still spend, the limit with the least left first.',
  options: {
    as: asOption('the user'),
    domain: domainOption("the domain to work in (default: the user's domain)"),
    json: jsonOption('what is left'),
  },
  examples: ['overture limits mine --as sales@overture.example'],
  async run({ as, domain, json }, { io, openCore }) {
    const { GetMyLimits } = await import('@overture/core/limits/use-cases/get-my-limits');
    const { presentMyLimits } = await import('@overture/core/limits/presentation/limit');
    const core = await openCore();
    const { userId, ...actor } = (await actingAs(core, as)).actor;
    const department = departmentKey(domain, core.settings.productName) ?? actor.department;
    const left = presentMyLimits(await core.get(GetMyLimits).execute({ userId, department }));
    if (json) return io.json(left);
    await printList(io, left.limits, {
      json,
      none: 'Spending is not limited.',
      row: ({ scope, period, leftUsd, limitUsd, resetsAt }) => ({
        Limit: scope,
        Period: period,
        Left: dollars(leftUsd),
        Of: dollars(limitUsd),
        Renews: `${shortMoment(resetsAt)} UTC`,
      }),
    });
  },
});

export const limits: Verbs = { verbs: { list, set, mine } };
