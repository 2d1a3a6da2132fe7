import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { AppButton, Group, Skeleton, Stack, Text, useAnnounced } from '@overture/ui';
import type { DayChartProps } from './day-chart.tsx';

export interface LazyDayChartProps extends DayChartProps {
  readonly onTable: () => void;
  /** Fetches the chart itself. */
  readonly load?: () => Promise<ComponentType<DayChartProps>>;
}

const failedText = 'The chart could not be loaded. Its figures are there as a table.';

/**
 * A chart whose library is loaded with the first one. If it cannot be loaded, only the chart says so, and its button
 * `onTable` shows the figures as a table.
 */
export function LazyDayChart({ onTable, load = loadDayChart, ...chart }: LazyDayChartProps) {
  const [Chart, setChart] = useState<ComponentType<DayChartProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    load().then(
      (loaded) => setChart(() => loaded),
      () => setFailed(true),
    );
  }, [attempt, load]);
  useAnnounced(failed ? failedText : undefined);
  if (Chart) return <Chart {...chart} />;
  if (!failed) return <Skeleton height={220} />;
  return (
    <Stack align="center" justify="center" gap="md" mih={220}>
      <Text c="dimmed" ta="center">
        {failedText}
      </Text>
      <Group gap="sm">
        <AppButton size="sm" onClick={onTable}>
          Show as table
        </AppButton>
        <AppButton
          size="sm"
          variant="quiet"
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          Try Again
        </AppButton>
      </Group>
    </Stack>
  );
}

async function loadDayChart(): Promise<ComponentType<DayChartProps>> {
  return (await import('./day-chart.tsx')).DayChart;
}
