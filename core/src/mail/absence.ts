import { datesIn, type FoundDate } from './dates.ts';

/** How much of a notice is read, in characters. */
const readLength = 1_500;

/** An absence that its notice gives a date for. */
export interface Absence {
  /** The date that it names, as `YYYY-MM-DD`: the last day away, or the first day back. */
  readonly until: string;
  /** The first working day back. */
  readonly returnOn: string;
}

/** What stands in front of, or behind, the first day back. */
const back =
  /(?:\bback\b|return|available (?:again|from)|resum|wieder|zurück|\bab\b|\bretour\b|\brevien|\brentr|reprend|à partir|regres|vuelv|reincorpor|volver|volt|retom|a partir|rientr|torn|di nuovo|dal|ritorn|\bterug|\bvanaf|\bweer\b|tillbaka|\båter|från och med|fr\.?o\.?m|wrac|wróc|powr|powrot|ponownie|\bod\b|revin|întorc|întoarc|reven|din nou|începând|disponib|再開|より|から|出社|復帰|戻|返岗|返回|回来|回到|恢复|上班|复工|起)/i;
const from =
  /(?:\bfrom\b|\bsince\b|\bstarting\b|\bvom\b|\bseit\b|\bdu\b|\bdepuis\b|\bdesde\b|\bdal\b|\bdall['’]|\bde\b|\bvan\b|\bfrån\b|\bod\b|\bde la\b|\bdin\b|\bbetween\b|\bentre\b|自|从|從)\s*(?:\S+\s+)?$/i;
const until =
  /(?:\buntil\b|\btill?\b|\bthrough\b|\bto\b|\bby\b|\bincl|\bbis\b|jusqu|\bau\b|\bhasta\b|\bal\b|\bfino\b|\ba[oté]{1,2}\b|\baté\b|\btot\b|\bt\/m\b|\bt\.?o\.?m\b|\btill och med\b|\bdo\b|\bpână\b|\bla\b|まで|至|到|[-–—~〜～]|截止|为止)/i;
const include = /(?:inclu|einschl|inbegriff|compris|inclus|compreso|met\b|och med|włącznie|inclusiv)/i;

/**
 * The absence that an automatic answer announces; null where it names no date, or only past ones. Times are in UTC.
 */
export function absenceOf({
  subject,
  text,
  receivedAt,
}: {
  readonly subject: string;
  readonly text: string;
  /** In milliseconds. */
  readonly receivedAt: number;
}): Absence | null {
  const whole = `${subject}. ${text.slice(0, readLength)}`.replaceAll(/\s+/g, ' ');
  const today = new Date(receivedAt).toISOString().slice(0, 10);
  const found = datesIn(whole, receivedAt)
    .filter(({ day }) => day >= today)
    .map((date, at, all) => ({ ...date, role: roleOf(date, whole, all[at - 1], all[at + 1]) }));
  const [returns] = found.filter(({ role }) => role === 'back');
  if (returns !== undefined) return { until: returns.day, returnOn: workingDay(returns.day) };
  const last =
    found.filter(({ role }) => role === 'until').at(-1) ?? found.filter(({ role }) => role === 'other').at(-1);
  if (last === undefined) return null;
  return { until: last.day, returnOn: last.isReturn ? workingDay(last.day) : workingDay(dayAfter(last.day)) };
}

/** What stands between the first and the last day of a span. */
const range =
  /^\s*(?:\p{L}+\s+)?(?:up to|to|through|till?|until|bis|au|jusqu\S*|al|hasta|fino|a|até|ao|tot|t\/m|t\.?o\.?m\.?|do|až|până|la|and|și|y|e|og|[-–—~〜～]|至|到)(?:\s|$|\d)/iu;

type Role = 'back' | 'until' | 'from' | 'other';

/** What a date means, by the words around it. The nearest word decides. */
function roleOf(
  { start, end, isReturn }: FoundDate,
  text: string,
  previous: FoundDate | undefined,
  next: FoundDate | undefined,
): Role {
  // The first day of a span.
  const gap = next === undefined ? '' : text.slice(end, next.start);
  if (gap.length > 0 && gap.length <= 30 && range.test(gap)) return 'from';
  const begin = Math.max(previous?.end ?? 0, start - 45);
  const before =
    text
      .slice(begin, start)
      .split(/[.!?。！？](?=\s)/)
      .at(-1) ?? '';
  const after = text.slice(end, end + 14).split(/[.!?。！？]/)[0] ?? '';
  const isBack = lastAt(before, back);
  const isUntil = lastAt(before, until);
  if (/^\s*(?:まで|为止|為止)/.test(after)) return 'until';
  if (/^\s*(?:より|から|起|に(?:出社|復帰|戻)|回|返|恢复|上班)/.test(after)) return 'back';
  if (isUntil > isBack || (isUntil >= 0 && include.test(before))) return 'until';
  if (isBack >= 0)
    return from.test(before) && /^\s*(?:to|bis|au|al|a|tot|t\/m|till|do|până|[-–—~〜～]|至|到)/i.test(after)
      ? 'from'
      : 'back';
  if (from.test(before)) return 'from';
  return isReturn ? 'back' : 'other';
}

/** Where the last match of a pattern begins; -1 without one. */
function lastAt(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'gi'))].at(-1)?.index ?? -1;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The day itself, or the Monday after a weekend. */
function workingDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return day;
  return workingDay(dayAfter(day));
}
