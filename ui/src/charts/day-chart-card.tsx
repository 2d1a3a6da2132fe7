import { ChartCard } from './chart-card.tsx';
import type { ChartCardProps } from './chart-card.tsx';
import type { DayChartProps } from './day-chart.tsx';
import { dayText } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { LazyDayChart } from './lazy-day-chart.tsx';

export type DayChartCardProps = Omit<ChartCardProps, 'chart' | 'table'> & Omit<DayChartProps, 'label'>;

/** Figures by day, as a chart or as a table with the newest day first. */
export function DayChartCard({ kind, days, series, format, formatShort, unitOf, ...card }: DayChartCardProps) {
  return (
    <ChartCard
      {...card}
      chart={(showTable) => (
        <LazyDayChart
          label={`${card.title} by day`}
          kind={kind}
          days={days}
          series={series}
          format={format}
          formatShort={formatShort}
          unitOf={unitOf}
          onTable={showTable}
        />
      )}
      table={() => (
        <FiguresTable
          label={`${card.title} by day`}
          heads={['Day (UTC)', ...series.map(({ label }) => label)]}
          rows={days.toReversed().map(({ date, values }) => ({
            key: date,
            cells: [
              dayText(date, 'long'),
              ...series.map(({ key }) => {
                const value = values[key] ?? null;
                return value === null ? '–' : format(value);
              }),
            ],
          }))}
        />
      )}
    />
  );
}
