import classes from './stat-card.module.css';

/** A small line chart without axes, as decoration beside its number. */
export function Sparkline({
  values,
  width = 120,
  height = 32,
}: {
  readonly values: readonly number[];
  readonly width?: number;
  readonly height?: number;
}) {
  const top = Math.max(...values);
  const bottom = Math.min(...values);
  const span = top - bottom || 1;
  const points = values.map((value, at) => {
    const x = (at / Math.max(1, values.length - 1)) * width;
    const y = height - 2 - ((value - bottom) / span) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={classes.sparkline} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
