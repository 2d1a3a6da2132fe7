import { requestedDateSchema, departmentNames, outcomesBy, type OutcomeRowWire } from '@overture/core/contract';
import { z } from 'zod';
import { domainOption, jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';

export const reportOutcomes = defineCommand({
  summary: 'Show what became of the sequences that were handed over: sent, replied, met, bounced, opted out.',
  notes:
    'Counts are contacts. The reply rate has its 95 % interval, and is shown only if at least 30 contacts were written to. Days are in UTC; the default is the last 30 days.',
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
    const { printTable } = await import('../../table.ts');
    const { ReportOutcomes } = await import('@overture/core/sending/use-cases/report-outcomes');
    const core = await openCore();
    const { productName } = core.settings;
    const names = departmentNames(productName);
    const department = domain === undefined ? null : departmentKey(domain, productName);
    const { rows: found } = await core.get(ReportOutcomes).execute({ by, from, to, department });
    const rows = found.map((row) => presentOutcome(row, names));
    if (json) return io.json(rows);
    if (rows.length === 0) return io.message('Nothing was handed over in these days.');
    printTable(
      io,
      ['What', 'Handed over', 'Sent', 'Replied', 'Met', 'Bounced', 'Opted out', 'Reply rate', 'Edited (median)'],
      rows.map((row) => [
        row.label,
        ...[row.handedOver, row.sent, row.replied, row.met, row.bounced, row.optedOut].map(String),
        rateText(row.replyRate),
        row.editDistance.median === null ? '-' : percent(row.editDistance.median),
      ]),
      { whole: ['What'] },
    );
  },
});

const rateText = (rate: OutcomeRowWire['replyRate']): string =>
  rate === null ? '-' : `${percent(rate.value)} (${percent(rate.low)} to ${percent(rate.high)})`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
