import type { Usage } from '@overture/core/contract';
import { ChoiceBar, SimpleGrid, Stack } from '@overture/ui';
import { DayChartCard } from '@overture/ui/charts';
import { TopUsersCard } from './top-users-card.tsx';
import {
  formatCompact,
  formatCost,
  formatCount,
  formatMs,
  formatMsShort,
  groupedGenerations,
} from './usage-figures.ts';
import type { Grouping } from './usage-figures.ts';

export interface UsageChartsProps {
  readonly usage: Usage;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

/** What was generated, what it took, and who did it. */
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
  const { series, days } = groupedGenerations(usage, grouping);
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

function TokensCard({ usage }: { readonly usage: Usage }) {
  const { totals } = usage;
  return (
    <DayChartCard
      title="Tokens"
      headline={formatCompact(totals.inputTokens + totals.outputTokens)}
      note="input and output"
      legend={tokenSeries.map((series) => ({ ...series, figure: formatCompact(totals[series.key]) }))}
      kind="bars"
      series={tokenSeries}
      days={usage.days.map(({ date, inputTokens, outputTokens }) => ({ date, values: { inputTokens, outputTokens } }))}
      format={formatCount}
      formatShort={formatCompact}
    />
  );
}

function CostCard({ usage }: { readonly usage: Usage }) {
  const { costUsd, generations } = usage.totals;
  return (
    <DayChartCard
      title="Cost"
      headline={formatCost(costUsd)}
      note={generations === 0 ? undefined : `${formatCost(costUsd / generations)} per generation`}
      kind="bars"
      series={[{ key: 'cost', label: 'Cost', tone: 1 }]}
      days={usage.days.map((day) => ({ date: day.date, values: { cost: day.costUsd } }))}
      format={formatCost}
      formatShort={formatCost}
    />
  );
}

function TimeCard({ usage }: { readonly usage: Usage }) {
  const { medianMsToReady } = usage.totals;
  return (
    <DayChartCard
      title="Time to ready"
      headline={medianMsToReady === null ? 'N/A' : formatMs(medianMsToReady)}
      note="median, from submit to ready"
      kind="line"
      series={[{ key: 'ms', label: 'Median', tone: 1 }]}
      days={usage.days.map((day) => ({ date: day.date, values: { ms: day.medianMsToReady } }))}
      format={formatMs}
      formatShort={formatMsShort}
    />
  );
}
