export interface TimestampProps {
  /** ISO 8601, or any text that `Date` accepts. */
  readonly value: string | null | undefined;
  /** `date` (default) or `datetime`. */
  readonly show?: 'date' | 'datetime';
}

/** A short date in the reader's locale; the full one with its time zone on hover. 'N/A' when there is none. */
export function Timestamp({ value, show = 'date' }: TimestampProps) {
  const date = value ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) return <>N/A</>;
  return (
    <time dateTime={date.toISOString()} title={fullDate(date)}>
      {formats[show].format(date)}
    </time>
  );
}

/**
 * Created once, because creating a formatter takes a hundred times as long as using it, and each row of a table needs
 * two.
 */
const formats = {
  date: new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric' }),
  datetime: new Intl.DateTimeFormat(undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
  full: new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'long',
  }),
};

/** A date such as 'Jan 5, 2025', in the user's locale. */
export function shortDate(date: Date): string {
  return formats.date.format(date);
}

/** Date and time with the time zone, for a tooltip. */
export function fullDate(date: Date): string {
  return formats.full.format(date);
}

/** A duration such as 42 s, 3 min 5 s, 2 h 4 min. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
