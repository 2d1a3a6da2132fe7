import { isEmptyStem } from '../content-words.ts';
import type { Span } from '../marks.ts';
import { stemsIn } from '../word-stems.ts';

/** Words for percentage points, and those before a share by which something rose or fell. */
const points = /^ ?-?(?:\p{L}{2,9} )?(?:p\.?p\b|points?|punt|pont|punct|punkt|punc|pkt|个?百分点|個?百分點|ポイント)/u;
/** "Procentenheter": one word for them with the share. */
const pointsWord = /(?:enhet|poeng|point|punt|punkt)\p{L}{0,3}$/u;
const byWord = /(?:^|[^\p{L}])(?:by|um|om|de|del|di|du|cu|med|met|con|o|em|au|in|了|约)(?: \p{L}{1,8})? $/u;

/** Words behind a number of times: "three times as many". */
const timesBehind =
  /^ ?-?(?:times|mal|fach\p{L}*|fois|veces|vezes|volte|keer|maal|ori|razy|ganger|gange)(?!\p{L})|^倍/u;

/** "Of the limit", behind a share. */
const wholeBehind = /^ (?:[\p{L}']{1,4}[ '])?(?:[\p{L}']{1,5} )?[\p{L}\p{M}]{3,24}/u;
const wholeReach = 40;

/** Words for points, and those before a share, stand within so many characters. */
const pointsReach = 24;
const byReach = 12;

/** Whether a number that ends here tells how many times something is something else. */
export function isOfTimes(folded: string, { end }: Pick<Span, 'end'>): boolean {
  return timesBehind.test(folded.slice(end, end + pointsReach));
}

/** Whether points, or a word such as "by", stand beside a share. */
export function isByPoints(folded: string, { start, end }: Span, isShare: boolean): boolean {
  const before = folded.slice(Math.max(0, start - byReach), start);
  return (
    pointsWord.test(folded.slice(start, end)) ||
    points.test(folded.slice(end, end + pointsReach)) ||
    (isShare && byWord.test(before))
  );
}

/** The stems of what a share that ends here is one of. */
export function wholeOf(folded: string, { end }: Pick<Span, 'end'>): ReadonlySet<string> {
  const words = wholeBehind.exec(folded.slice(end, end + wholeReach))?.[0] ?? '';
  return new Set([...stemsIn(words)].filter((stem) => !isEmptyStem(stem)));
}
