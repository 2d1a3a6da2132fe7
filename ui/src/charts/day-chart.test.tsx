// @vitest-environment jsdom
import { renderInApp } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayChart } from './day-chart.tsx';
import type { DayFigures } from './figures.ts';

// A chart draws nothing without a size.
beforeEach(
  () => void vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 520, 220)),
);
afterEach(() => void vi.restoreAllMocks());

const drawn = (values: readonly (number | null)[]) => {
  const days: DayFigures[] = values.map((ms, at) => ({ date: `2026-01-0${at + 1}`, values: { ms } }));
  const series = [{ key: 'ms', label: 'Median', tone: 1 }] as const;
  const { container } = renderInApp(
    <DayChart label="Time" kind="line" days={days} series={series} format={String} formatShort={String} />,
  );
  return {
    bars: container.querySelectorAll('.recharts-bar').length,
    lines: container.querySelectorAll('.recharts-line').length,
  };
};

it('a line of one day is a bar, because a dot in an empty space says little', () => {
  expect(drawn([null, 42, null])).toEqual({ bars: 1, lines: 0 });
  expect(drawn([40, null, 42])).toEqual({ bars: 0, lines: 1 });
});
