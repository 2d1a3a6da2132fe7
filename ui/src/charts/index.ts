/*
 * Charts and their tables. They are not part of '@overture/ui' itself: a remote that shows charts contains them, and
 * the chart library is loaded separately with the first chart.
 */
export { ChartCard } from './chart-card.tsx';
export { DayChartCard } from './day-chart-card.tsx';
export { dayText } from './figures.ts';
export type { DayFigures, FigureSeries } from './figures.ts';
export { FiguresTable } from './figures-table.tsx';
export { RankedBars } from './ranked-bars.tsx';
