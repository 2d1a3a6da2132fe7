import { z } from 'zod';

const spans = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const message = 'must be a moment such as 2026-01-31 or 2026-01-31T12:00Z, or a span such as 12h, 7d, 4w';

const span = z
  .stringFormat('span', /^\d{1,5}[mhdw]$/)
  .transform((text) => Date.now() - Number(text.slice(0, -1)) * spans[z.enum(['m', 'h', 'd', 'w']).parse(text.at(-1))]);

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => Date.parse(text));

/**
 * The schema of a date or moment (in UTC unless it has an offset), or of a time span before now; in milliseconds since
 * 1970.
 */
export const sinceSchema = z.union([span, moment], message);
