import type { DayKind, Value } from './value.ts';

/** Words around a unit of time, folded. */
const working =
  /(?<!\p{L})(?:working|business|work|werktag\p{L}*|arbeitstag\p{L}*|ouvres?|ouvrables?|habil(?:es)?|laborab\p{L}+|laboral\p{L}*|util|uteis|lavorativ\p{L}|werkdag\p{L}*|lucratoare|robocz\p{L}+|arbetsdag\p{L}*|arbejdsdag\p{L}*|arbeidsdag\p{L}*|hverdag\p{L}*|tyopaiv\p{L}*|arkipaiv\p{L}*|pracovni\p{L}*|munkanap\p{L}*|рабочи\p{L}+|робочи\p{L}+)(?!\p{L})|工作日|营业日|営業日|영업일/u;
const calendar =
  /(?<!\p{L})(?:calendar|kalendertag\p{L}*|calendaires?|naturales|corridos|seguidos|consecutiv\p{L}+|solari|calendario|kalenderdag\p{L}*|calendaristice|kalendarzow\p{L}+)(?!\p{L})|自然日|日历日|暦日/u;
/** Such a word stands within so many characters behind the unit. */
const reach = 18;

/** Which days a time span counts that stands from `start` to `end` of a folded text; undefined where it does not say so. */
export function dayKindAt(folded: string, start: number, end: number): DayKind | undefined {
  const said = folded.slice(start, end) + folded.slice(end, end + reach).replace(/[.,;:!?()].*$/u, '');
  return working.test(said) ? 'working' : calendar.test(said) ? 'calendar' : undefined;
}

export function isWorkingDays({ dayKind }: Value): boolean {
  return dayKind === 'working';
}
