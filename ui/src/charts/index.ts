/*
 * Charts, and the tables behind them. Not part of '@overture/ui' itself: the remote that shows charts takes these along,
 * and the chart library comes in a file of its own once the first chart is seen.
 */
export { ChartCard } from './chart-card.tsx';
export { DayChartCard } from './day-chart-card.tsx';
export { dayText } from './figures.ts';
export type { DayFigures, FigureSeries } from './figures.ts';
export { FiguresTable } from './figures-table.tsx';
export { RankedBars } from './ranked-bars.tsx';
