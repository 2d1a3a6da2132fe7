import { memo } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { DayTooltip } from './day-tooltip.tsx';
import { roundTicks } from './round-ticks.ts';
import { countedInWholes, dayText, toneColour } from './figures.ts';
import type { DayFigures, FigureSeries } from './figures.ts';
import classes from './day-chart.module.css';

export interface DayChartProps {
  /** The name of the chart for screen readers. */
  readonly label: string;
  /** Bars are stacked. */
  readonly kind: 'bars' | 'line';
  readonly days: readonly DayFigures[];
  readonly series: readonly FigureSeries[];
  /** Formats a figure for the tooltip. */
  readonly format: (value: number) => string;
  /** Formats a figure for the axis, with few characters. */
  readonly formatShort: (value: number) => string;
  /** What the axis counts in if its highest figure is `max`, such as minutes of milliseconds; 1 by default. */
  readonly unitOf?: ((max: number) => number) | undefined;
}

export const chartHeight = 220;

/** The size until the browser has measured the card. */
const firstSize = { width: 520, height: chartHeight };
const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--ov-muted)', fontSize: 12 } } as const;
/** No animation, because it would play again whenever the range or the window changes. */
const still = { isAnimationActive: false } as const;

/**
 * Figures by day, as bars or lines. It is memoised, so pass the same arrays for the same figures. It imports the chart
 * library; use `LazyDayChart`, which loads it when a chart is shown.
 */
export const DayChart = memo(function DayChart(props: DayChartProps) {
  const { label, days, series, format, formatShort, unitOf } = props;
  const kind = isLone(days) ? 'bars' : props.kind;
  const data = days.map(({ date, values }) => ({ date, ...values }));
  const max = highest(days, kind);
  const ticks = roundTicks(max, { unit: unitOf?.(max) ?? 1, wholes: unitOf === undefined && countedInWholes(days) });
  const Chart = kind === 'bars' ? BarChart : LineChart;
  return (
    <div className={classes.root}>
      <ResponsiveContainer width="100%" height={chartHeight} initialDimension={firstSize}>
        <Chart
          data={data}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          barCategoryGap="20%"
          aria-label={`${label}. Left and right arrow keys read it day by day.`}
        >
          <CartesianGrid vertical={false} stroke="var(--ov-border)" />
          <XAxis
            dataKey="date"
            tickFormatter={(date: string) => dayText(date)}
            minTickGap={36}
            interval="equidistantPreserveStart"
            tickMargin={8}
            {...axis}
          />
          <YAxis
            tickFormatter={formatShort}
            ticks={[...ticks]}
            domain={[0, ticks.at(-1) ?? 1]}
            interval={0}
            width="auto"
            {...axis}
          />
          <Tooltip
            content={<DayTooltip series={series} format={format} />}
            cursor={kind === 'bars' ? { fill: 'var(--ov-hover)' } : { stroke: 'var(--ov-control-border)' }}
            isAnimationActive={false}
          />
          {series.map(({ key, label: name, tone }) =>
            kind === 'bars' ? (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                stackId="all"
                fill={toneColour(tone)}
                maxBarSize={28}
                {...still}
              />
            ) : (
              <Line
                key={key}
                dataKey={key}
                name={name}
                stroke={toneColour(tone)}
                strokeWidth={2}
                dot={{ r: 2, strokeWidth: 0, fill: toneColour(tone) }}
                activeDot={{ r: 4, strokeWidth: 0 }}
                connectNulls
                {...still}
              />
            ),
          )}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
});

/** Whether only one day has figures, which a line would show as a dot in an empty space. */
function isLone(days: readonly DayFigures[]): boolean {
  return days.filter(({ values }) => Object.values(values).some((value) => value !== null)).length < 2;
}

/** The highest figure of a day; bars stand on each other. */
function highest(days: readonly DayFigures[], kind: DayChartProps['kind']): number {
  const heights = days.map(({ values }) => {
    const figures = Object.values(values).map((value) => value ?? 0);
    return kind === 'bars' ? figures.reduce((sum, figure) => sum + figure, 0) : Math.max(0, ...figures);
  });
  return Math.max(0, ...heights);
}
