import { dayText, toneColour } from './figures.ts';
import type { FigureSeries } from './figures.ts';
import classes from './day-chart.module.css';

export interface DayTooltipProps {
  readonly series: readonly FigureSeries[];
  readonly format: (value: number) => string;
  /** The chart passes these: whether the pointer is on a day, which day, and its values. */
  readonly active?: boolean;
  readonly label?: string | number | undefined;
  readonly payload?: readonly { readonly dataKey?: unknown; readonly value?: unknown }[];
}

/** The figures of the day under the pointer. In a long list zeros are left out. */
export function DayTooltip({ series, format, active = false, label, payload = [] }: DayTooltipProps) {
  if (!active || typeof label !== 'string') return null;
  const figures = series.flatMap((one) => {
    const value = payload.find(({ dataKey }) => dataKey === one.key)?.value;
    return typeof value === 'number' && (value !== 0 || series.length === 1) ? [{ ...one, value }] : [];
  });
  return (
    <div className={classes.tooltip}>
      <p className={classes.day}>{dayText(label, 'long')}</p>
      {figures.length === 0 && <p className={classes.none}>Nothing on this day</p>}
      {figures.map(({ key, label: name, tone, value }) => (
        <p key={key} className={classes.figure}>
          <span className={classes.swatch} style={{ background: toneColour(tone) }} aria-hidden />
          <span className={classes.name}>{name}</span>
          <span className={classes.value}>{format(value)}</span>
        </p>
      ))}
    </div>
  );
}
