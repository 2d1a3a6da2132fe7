import { lexicons } from '../../checks/languages/index.ts';

/** The place of the word for a day among `Lexicon.units`. */
const dayUnit = 3;
const dayWords = lexicons
  .flatMap(({ units }) => units.split(' ')[dayUnit]?.split('/') ?? [])
  // The forms below state those that are written beside a number.
  .filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word) && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(word));
const words = [...new Set([...dayWords, 'Tagen', 'jour', 'dnia', 'dniu', 'dnem', 'päivänä', 'ziua', 'дню', 'napon'])]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const joint = String.raw`\s?(?:[,;、،/&]|,?\s*\b(?:and|und|et|y|e|en|och|og|i|a|ja|és|ve|şi|și)\b|[,\s]{1,2}(?:и|і|та|και|و|ו))\s?`;
const number = String.raw`\d{1,3}(?![\d.,]\d|\s?%|\s*[-–]\s*\d)`;
const day = String.raw`(?<![\p{L}\p{M}\d])(?<!(?:working|business|work)[\s-])(?:${words})`;
/** Each way to name days, with the numbers inside. */
const forms = [
  // Day 0, 3 and 7; Tag 1: …; J+3.
  new RegExp(
    String.raw`(?:${day}\s*|(?<![\p{L}\d])[JDT]\s?)\+?\s?(?:${number})(?:${joint}(?:(?:${words})\s*)?\+?${number}){0,20}`,
    'giu',
  ),
  // Am 1., 4. und 8. Tag.
  new RegExp(String.raw`(?<!\d)\d{1,3}\.(?:${joint}\d{1,3}\.){1,20}\s?(?:${words})(?![\p{L}])`, 'giu'),
  /第\s?\d{1,3}(?:\s?[,、，和と]\s?\d{1,3}){0,20}\s?[天日]|\d{1,3}(?:[,、，]\s?\d{1,3}){0,20}\s?(?:日目|일\s?차)/gu,
];
const longest = 365;

/**
 * On which days after the first a template wants `count` emails to be sent, as in "day 0, 3 and 7", "Tag 1 …, Tag 4 …"
 * or "follow-ups on days 3 and 7"; null where it names none, others than these, or several plans.
 */
export function templateDays(template: string, count: number): readonly number[] | null {
  const named = forms.flatMap((form) =>
    [...template.matchAll(form)].map(([text]) => (text.match(/\d+/gu) ?? []).map(Number)),
  );
  const lists = named.map((numbers) => planOf(numbers, count));
  const plans = new Map(lists.flatMap((plan) => (plan === null ? [] : [[plan.join(), plan] as const])));
  if (plans.size > 1) return null;
  const [only] = plans.values();
  return only ?? planOf([...new Set(named.flat())], count);
}

/** The days that numbers mean: each email's, counted from 0 or 1, or each but the first's. */
function planOf(numbers: readonly number[], count: number): readonly number[] | null {
  const [first = 0, second] = numbers;
  const isRising = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));
  if (second === undefined || !isRising || (numbers.at(-1) ?? 0) > longest) return null;
  if (numbers.length === count && first <= 1) return numbers.map((one) => one - first);
  return numbers.length === count - 1 && first > 0 ? [0, ...numbers] : null;
}
