import { departmentNames, type RunPlan, type RunWire } from '@overture/core/contract';
import { presentRun } from '@overture/core/runs/presentation/run';
import type { RunView } from '@overture/core/runs/use-cases/view-runs';
import type { OpenCore } from '@overture/core/composition';
import { printDetail, shortMoment } from '../../detail.ts';
import type { Io } from '../../io.ts';

/** A run as the API answers it. */
export function wireOf(view: RunView, core: OpenCore): RunWire {
  return presentRun(view, departmentNames(core.settings.productName));
}

export function printRun(io: Io, run: RunWire): void {
  const { counts } = run;
  printDetail(io, {
    title: run.name,
    fields: [
      ['Id', run._id],
      ['State', run.why === null ? run.state : `${run.state}: ${run.why.message}`],
      ['Contacts', countsText(counts)],
      ['Cost', `${dollars(run.spentUsd)} of at most ${dollars(run.maxCostUsd)}`],
      ['User', run.user.email],
      ['Domain', run.department],
      ['Template', run.promptTitle],
      ['Started', shortMoment(run.createdAt)],
      ...(run.endedAt === null ? [] : [['Ended', shortMoment(run.endedAt)] as const]),
    ],
  });
}

export const countsText = ({ ready, error, skipped, processing, pending }: RunWire['counts']): string =>
  `${ready} ready, ${error} failed, ${skipped} left out, ${processing} being written, ${pending} waiting`;

/** The lines of a plan for people. */
export function runPlanLines({ contacts, willRun, skipped, expectedUsd, maxUsd, minutes }: RunPlan): readonly string[] {
  const reasons = [
    [skipped.invalid, 'no contact of HubSpot'],
    [skipped.repeated, 'named again'],
    [skipped.optedOut, 'opted out of email (--include optedOut)'],
    [skipped.recent, 'generated within 14 days (--include recent)'],
    [skipped.others, 'of other users of HubSpot (--include others)'],
  ] as const;
  return [
    `Contacts   ${contacts}`,
    `Will run   ${willRun}`,
    ...reasons.filter(([count]) => count > 0).map(([count, why]) => `Left out   ${count}: ${why}`),
    `Cost       ${expectedUsd === null || maxUsd === null ? "unknown: nobody knows a model's price" : `about ${dollars(expectedUsd)}, at most ${dollars(maxUsd)}`}`,
    `Time       about ${minutes} minutes`,
    'Nothing has been generated yet.',
  ];
}

const dollars = (usd: number): string => `$${usd.toFixed(2)}`;
