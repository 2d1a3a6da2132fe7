import { z } from 'zod';

const spans = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const message = '--since must be a moment such as 2026-01-31 or 2026-01-31T12:00Z, or a span such as 12h, 7d, 4w';

/** `--since`: an ISO date or moment, in UTC unless it says otherwise, or a span before `now`; in ms since 1970. */
export function readSince(text: string, now: number): number {
  const span = /^(\d{1,5})([mhdw])$/.exec(text);
  if (span !== null) {
    const unit = z.enum(['m', 'h', 'd', 'w']).parse(span[2]);
    return now - Number(span[1]) * spans[unit];
  }
  const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], message).parse(text);
  return Date.parse(moment);
}
