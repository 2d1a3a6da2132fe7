import { departmentNames, outcomesBy, requestedDateSchema, type OutcomeRowWire } from '@overture/core/contract';
import { z } from 'zod';
import { domainOption, jsonOption } from '../common-options.ts';
import { defineCommand, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printList } from '../print.ts';

const sync = defineCommand({
  summary: 'Read from HubSpot what became of the sequences that were handed over in the last 60 days.',
  notes: 'The worker does this every hour. Only contacts that have changed in HubSpot are read.',
  options: { json: jsonOption('what was read') },
  examples: ['overture outcomes sync'],
  async run({ json }, { io, openCore, signal }) {
    const { SyncOutcomes } = await import('@overture/core/sending/use-cases/sync-outcomes');
    const core = await openCore();
    const names = departmentNames(core.settings.productName);
    const { open, read, failures: failed } = await core.get(SyncOutcomes).execute(signal);
    const failures = failed.map((failure) => ({ ...failure, department: names.nameOf(failure.department) }));
    if (json) io.json({ open, read, failures });
    else {
      io.message(`Hand-overs looked at: ${open}; ${read} of them had changed and were read.`);
      for (const { department, message } of failures) io.message(`${department}: ${message}`);
    }
    return failures.length === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});

const report = defineCommand({
  summary: 'Show what became of the sequences that were handed over: sent, replied, met, bounced, opted out.',
  notes:
    'Counts are contacts: handed over, sent to, replied, met, bounced, opted out. A sequence that was withdrawn before an email of it was sent, and before any reply, does not count. A reply counts from the hand-over on, whether an email was sent yet or not; the reply rate is the share of those who got an email. It has its 95 % interval, and is shown only if at least 30 contacts were written to. Edited is the median share of an email that was changed before it was sent. Days are in UTC; the default is the last 30 days.',
  options: {
    by: option(
      '--by <what>',
      'compare prompt versions, models, users, domains, or emails in and without the voice of their sender',
      z.enum(outcomesBy).default('prompt'),
    ),
    from: option(
      '--from <date>',
      'the first day of the hand-overs, such as 2026-01-31',
      requestedDateSchema.optional(),
    ),
    to: option('--to <date>', 'the last day', requestedDateSchema.optional()),
    domain: domainOption('only hand-overs of this domain'),
    json: jsonOption('the rows'),
  },
  examples: ['overture outcomes report', 'overture outcomes report --by model --from 2026-01-01 --to 2026-03-31'],
  async run({ by, from, to, domain, json }, { io, openCore }) {
    const { presentOutcome } = await import('@overture/core/sending/presentation/outcomes');
    const { ReportOutcomes } = await import('@overture/core/sending/use-cases/report-outcomes');
    const core = await openCore();
    const { productName } = core.settings;
    const names = departmentNames(productName);
    const department = departmentKey(domain, productName) ?? null;
    const { rows } = await core.get(ReportOutcomes).execute({ by, from, to, department });
    await printList(
      io,
      rows.map((row) => presentOutcome(row, names)),
      {
        json,
        none: 'Nothing was handed over in these days.',
        row: ({ label, handedOver, sent, replied, met, bounced, optedOut, replyRate, editDistance }) => ({
          What: label,
          Handed: handedOver,
          Sent: sent,
          Replied: replied,
          Met: met,
          Bounced: bounced,
          Opted: optedOut,
          Rate: rateText(replyRate, io),
          Edited: editDistance.median === null ? null : percent(editDistance.median),
        }),
      },
    );
  },
});

/** A reply rate with its interval, at a terminal in the shorter form, with which the table fits into 80 columns. */
export function rateText(rate: OutcomeRowWire['replyRate'], { isTerminal }: Pick<Io, 'isTerminal'>): string | null {
  if (rate === null) return null;
  const { value, low, high } = rate;
  const interval = isTerminal
    ? `${Math.round(low * 100)}–${Math.round(high * 100)}`
    : `${percent(low)} to ${percent(high)}`;
  return `${percent(value)} (${interval})`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const outcomes: Verbs = { verbs: { sync, report } };
