import { useMemo } from 'react';
import type { Usage } from '@overture/core/contract';
import { ChoiceBar, formatCost, SimpleGrid, Stack } from '@overture/ui';
import { DayChartCard } from '@overture/ui/charts';
import type { DayFigures } from '@overture/ui/charts';
import { TopUsersCard } from './top-users-card.tsx';
import {
  formatCompact,
  costsByKind,
  formatCount,
  formatKnownCost,
  formatMs,
  formatMsShort,
  groupedGenerations,
  timeUnit,
} from './usage-figures.ts';
import type { Grouping } from './usage-figures.ts';

export interface UsageChartsProps {
  readonly usage: Usage;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** The charts of generations, tokens, cost, time and users. */
export function UsageCharts({ usage, grouping, onGrouping }: UsageChartsProps) {
  return (
    <Stack gap="lg">
      <GenerationsCard usage={usage} grouping={grouping} onGrouping={onGrouping} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <TokensCard usage={usage} />
        <CostCard usage={usage} />
        <TimeCard usage={usage} />
        <TopUsersCard users={usage.topUsers} />
      </SimpleGrid>
    </Stack>
  );
}

function GenerationsCard({ usage, grouping, onGrouping }: UsageChartsProps) {
  const { series, days } = useMemo(() => groupedGenerations(usage, grouping), [usage, grouping]);
  const { generations, errors } = usage.totals;
  return (
    <DayChartCard
      title="Generations"
      headline={formatCount(generations)}
      note={errors === 0 ? 'ready' : `ready, ${formatCount(errors)} failed`}
      actions={
        <ChoiceBar
          label="Generations by"
          options={[
            { value: 'domain', label: 'By domain' },
            { value: 'model', label: 'By model' },
          ]}
          value={grouping}
          onChange={onGrouping}
        />
      }
      legend={series}
      kind="bars"
      series={series}
      days={days}
      format={formatCount}
      formatShort={formatCompact}
    />
  );
}

const tokenSeries = [
  { key: 'inputTokens', label: 'Input', tone: 1 },
  { key: 'outputTokens', label: 'Output', tone: 2 },
] as const;

const tokensOf: ValuesOf = ({ inputTokens, outputTokens }) => ({ inputTokens, outputTokens });

function TokensCard({ usage }: { readonly usage: Usage }) {
  const { totals } = usage;
  const days = useDays(usage, tokensOf);
  return (
    <DayChartCard
      title="Tokens"
      headline={formatCompact(totals.inputTokens + totals.outputTokens)}
      legend={tokenSeries.map((series) => ({ ...series, figure: formatCompact(totals[series.key]) }))}
      kind="bars"
      series={tokenSeries}
      days={days}
      format={formatCount}
      formatShort={formatCompact}
    />
  );
}

const costSeries = [{ key: 'cost', label: 'Cost', tone: 1 }] as const;
const costOf: ValuesOf = ({ costUsd }) => ({ cost: costUsd });

function CostCard({ usage }: { readonly usage: Usage }) {
  const { unpriced } = usage.totals;
  const days = useDays(usage, costOf);
  return (
    <DayChartCard
      title="Cost"
      headline={formatKnownCost(usage.totals)}
      note={[...costsByKind(usage), ...(unpriced > 0 ? [`of ${formatCount(unpriced)} the cost is unknown`] : [])].join(
        ', ',
      )}
      kind="bars"
      series={costSeries}
      days={days}
      format={formatCost}
      formatShort={formatCost}
    />
  );
}

const timeSeries = [{ key: 'ms', label: 'Median', tone: 1 }] as const;
const timeOf: ValuesOf = ({ medianMsToReady }) => ({ ms: medianMsToReady });

function TimeCard({ usage }: { readonly usage: Usage }) {
  const { medianMsToReady } = usage.totals;
  const days = useDays(usage, timeOf);
  return (
    <DayChartCard
      title="Time to ready"
      headline={medianMsToReady === null ? 'N/A' : formatMs(medianMsToReady)}
      note="median, from submit to ready"
      kind="line"
      series={timeSeries}
      days={days}
      format={formatMs}
      formatShort={formatMsShort}
      unitOf={timeUnit}
    />
  );
}

type ValuesOf = (day: Usage['days'][number]) => DayFigures['values'];

/** The figures by day. They stay the same object for the same usage, so that charts are not drawn again needlessly. */
function useDays(usage: Usage, valuesOf: ValuesOf): readonly DayFigures[] {
  return useMemo(() => usage.days.map((day) => ({ date: day.date, values: valuesOf(day) })), [usage, valuesOf]);
}
