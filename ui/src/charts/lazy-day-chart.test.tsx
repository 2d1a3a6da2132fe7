// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import { expect, it, vi } from 'vitest';
import { LazyDayChart } from './lazy-day-chart.tsx';

const files = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./day-chart.tsx', () => ({
  // Reading what a file exports fails as its loading does: the first time only.
  get DayChart() {
    files.asked += 1;
    if (files.asked === 1) throw new Error('ChunkLoadError');
    return () => <p>A chart</p>;
  },
}));

it('a chart whose file cannot be loaded offers its table, and another try', async () => {
  const onTable = vi.fn();
  renderInApp(
    <LazyDayChart
      label="Cost"
      kind="bars"
      days={[]}
      series={[]}
      format={String}
      formatShort={String}
      onTable={onTable}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The chart could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(onTable).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('A chart')).toBeDefined();
});
