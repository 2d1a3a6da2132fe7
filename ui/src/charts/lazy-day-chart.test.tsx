// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import type { DayChartProps } from './day-chart.tsx';
import { LazyDayChart } from './lazy-day-chart.tsx';

it('a chart whose file cannot be loaded offers its table, and another try', async () => {
  const onTable = vi.fn();
  const load = vi
    .fn<() => Promise<ComponentType<DayChartProps>>>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(() => <p>A chart</p>);
  renderInApp(
    <LazyDayChart
      label="Cost"
      kind="bars"
      days={[]}
      series={[]}
      format={String}
      formatShort={String}
      onTable={onTable}
      load={load}
    />,
  );
  expect(await screen.findByText(/^The chart could not be loaded\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(onTable).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('A chart')).toBeDefined();
});
