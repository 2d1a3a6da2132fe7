import type { Timestamp } from '../../shared/clock.ts';
import type { SqliteConnection, SqlParameters } from './sqlite-connection.ts';

/** The spans of `record_buckets`, widest first. */
const bucketShifts = [36, 32, 28, 24, 20, 16] as const;
/** Up to here, walking the index costs less than looking up where to begin. */
const walkedAtMost = 100;

/**
 * Finds where a late page begins without walking there: the number of records in each span of time says which span
 * holds it, then which smaller span within that one. What is left to walk from `before` on is
 * `offset`. `own`: the `userId`, and the `status` where only one is listed.
 */
export function seekPage(
  db: SqliteConnection,
  own: SqlParameters,
  first: number,
): { readonly before: Timestamp; readonly offset: number } {
  const byStatus = own.status === undefined ? '' : 'AND status = :status';
  let before = Number.MAX_SAFE_INTEGER;
  let offset = first;
  let [lowest, highest] = [0, Number.MAX_SAFE_INTEGER];
  for (const shift of bucketShifts) {
    if (offset <= walkedAtMost) break;
    const span = 2 ** shift;
    const within = { ...own, shift, lowest: Math.floor(lowest / span), highest: Math.floor(highest / span) };
    const counts = db.rows(
      `SELECT bucket, n FROM record_buckets
       WHERE user_id = :userId AND shift = :shift AND bucket BETWEEN :lowest AND :highest ${byStatus}
       ORDER BY bucket DESC`,
      within,
    );
    const found = spanOf(counts, offset);
    if (found === undefined) break;
    offset = found.offset;
    lowest = found.bucket * span;
    before = lowest + span;
    highest = before - 1;
  }
  return { before, offset };
}

/** Which span holds the record with so many newer ones, and how many of those are within it. Newest span first, a row a status. */
function spanOf(
  counts: readonly (readonly unknown[])[],
  first: number,
): { bucket: number; offset: number } | undefined {
  let offset = first;
  for (let row = 0; row < counts.length;) {
    const bucket = counts[row]?.[0];
    let n = 0;
    for (; row < counts.length && counts[row]?.[0] === bucket; row += 1) n += Number(counts[row]?.[1]);
    if (offset < n) return { bucket: Number(bucket), offset };
    offset -= n;
  }
  return undefined;
}
