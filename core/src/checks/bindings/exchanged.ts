import { isYear } from '../values/value.ts';
import { isEmptyStem } from '../content-words.ts';
import type { Sentence } from '../email-field.ts';
import { passageAt, type SourcePassage } from '../sources/source-passage.ts';
import type { ValueSurroundings } from '../value-surroundings.ts';
import type { Value } from '../values/value.ts';
import { hasStem, stemsIn } from '../word-stems.ts';

import type { Fact } from './facts.ts';

/** Two values that are told together stand within so many characters. */
const maxApart = 120;
/** So many values before a value, and behind it, may be the other one. */
const maxBeside = 3;
/** What a change is of stands within so many characters before it. */
const maxAbout = 240;
/** No value stands in more places that are compared. */
const maxFacts = 8;
/** Words for "from" before the first value of a change, and for "to" between both. */
const fromWord =
  /(?:^|[^\p{L}])(?:from|von|vom|de|des|du|da|dai|dal|dalle|dagli|van|z|ze|od|fran|de la|del|desde|从|由|自)(?: \p{L}{1,12}){0,2} ?$/u;
const toWord =
  /^(?:[^.;!?。；]{0,24}[^\p{L}.;!?])?(?:to|auf|a|ad|ai|al|alle|agli|au|aux|para|naar|la|do|na|till|zu|à|->|→|到|至)(?: \p{L}{1,8})? ?$/u;
const asianTo = /^[^.;!?,。；，\d]{0,12}(?:从|由|から)[^.;!?,。；，\d]{0,8}$|^[^.;!?,。；，\d]{0,10}(?:到|至|为)$/u;
/** What stands between a value and an earlier one of the same thing, or behind that. */
const earlier =
  /(?<!\p{L})(?:against|compared|versus|vs|instead of|down from|up from|gegen|gegenuber|statt|nach|contre|au lieu|contro|rispetto|invece|frente a|en lugar|contra|face a|tegen|tegenover|in plaats|wobec|zamiast|mot|jamfort|fata de|in loc de|previous year|year before|last year|vorjahr|im jahr davor|annee precedente|un an plus tot|anno precedente|anno prima|ano anterior|jaar ervoor|vorig jaar|rok wczesniej|poprzedni\p{L}*|aret innan|forra aret|anul trecut|anul precedent|(?:19|20)\d\d)(?!\p{L})|去年|上年|前年|前年度/u;

/**
 * What a source says of a value that the email tells beside another one, where it has both of them the other way round: "fell
 * from 4 to 7", "Raalte 6.1 %, Deventer 9.4 %". Null where some source tells them as the email does.
 */
export function exchanged(
  value: Value,
  at: number,
  sentence: Sentence,
  around: ValueSurroundings,
): SourcePassage | null {
  if (isYear(value)) return null;
  const { field, folded, index } = around;
  const first = Math.max(0, at - maxBeside);
  for (const [step, partner] of field.values.slice(first, at + maxBeside + 1).entries()) {
    if (!isPartner(value, partner, sentence)) continue;
    const pairs = pairsOf(value, partner, index.facts().byKey);
    if (pairs.length === 0) continue;
    const isFirst = value.start < partner.start;
    const change = isFirst ? changeIn(folded, value, partner) : changeIn(folded, partner, value);
    const said = stemsIn(folded.slice(Math.max(sentence.folded.start, value.start - maxAbout), value.end + maxApart));
    const [label, labelOfPartner] = [labelAt(at, sentence, around), labelAt(first + step, sentence, around)];
    const verdicts = pairs.map(([own, other]) =>
      change ? orderOf(own, other, isFirst, said) : labelsOf(own, other, label, labelOfPartner),
    );
    const pair = pairs[verdicts.indexOf('exchanged')];
    if (pair !== undefined && !verdicts.includes('same')) return passageAt(pair[1].source, pair[1].value);
  }
  return null;
}

/** Whether a value is another one of the same kind in the same sentence. */
function isPartner(value: Value, partner: Value, { folded: { start, end } }: Sentence): boolean {
  if (partner === value || partner.kind !== value.kind || isYear(partner)) return false;
  if (partner.start < start || partner.end > end) return false;
  const gap = Math.max(partner.start - value.end, value.start - partner.end);
  return gap <= maxApart && !partner.keys.some((key) => value.keys.includes(key));
}

type Verdict = 'same' | 'exchanged' | 'unknown';

/** The words of an email about a value, of its clause alone where that has some before it. */
function labelAt(at: number, sentence: Sentence, around: ValueSurroundings): ReadonlySet<string> {
  const said = around.wordsAbout(at, sentence);
  const clause = said.replace(/^.*[,;:](?=.*\p{L}{4})/su, '');
  return stemsIn(clause);
}

/** The facts of two values that a source tells together, or that are prices. */
function pairsOf(
  value: Value,
  partner: Value,
  byKey: ReadonlyMap<string, readonly Fact[]>,
): readonly (readonly [Fact, Fact])[] {
  const of = ({ keys }: Value): readonly Fact[] => keys.flatMap((key) => byKey.get(key) ?? []).slice(0, maxFacts);
  const others = of(partner);
  return of(value).flatMap((own) =>
    others
      .filter(
        (other) =>
          (other.source !== own.source && value.kind === 'amount') ||
          (other.source === own.source &&
            Math.abs(other.at - own.at) <= maxBeside &&
            Math.abs(other.value.start - own.value.start) <= maxApart),
      )
      .map((other) => [own, other] as const),
  );
}

/** Whether two values of a text are told as a change from the first one to the second one. */
function changeIn(folded: string, first: Value, second: Value): boolean {
  const between = folded.slice(first.end, second.start);
  const before = folded.slice(Math.max(0, first.start - 24), first.start);
  return (fromWord.test(before) && toWord.test(between)) || /^ ?(?:->|→|=>) ?$/.test(between) || asianTo.test(between);
}

/** Whether a source tells a change in the order of the email. */
function orderOf(own: Fact, other: Fact, isFirst: boolean, said: ReadonlySet<string>): Verdict {
  if (own.source !== other.source) return 'unknown';
  const { folded, offset } = own.source;
  const [first, second] = own.at < other.at ? [own, other] : [other, own];
  const shift = ({ value }: Fact): Value => ({ ...value, start: value.start - offset, end: value.end - offset });
  const [one, two] = [shift(first), shift(second)];
  const between = folded.slice(one.end, two.start);
  if (/[.;!?。；](?=\s)/.test(between)) return 'unknown';
  const about = stemsIn(folded.slice(Math.max(0, one.start - maxApart), two.end + 40));
  if (![...about].some((stem) => !isEmptyStem(stem) && hasStem(stem, said))) return 'unknown';
  const isOlderFirst = changeIn(folded, one, two);
  const isNewerFirst = !isOlderFirst && (earlier.test(between) || earlier.test(folded.slice(two.end, two.end + 24)));
  if (!isOlderFirst && !isNewerFirst) return 'unknown';
  const isOldest = isOlderFirst ? first === own : second === own;
  return isOldest === isFirst ? 'same' : 'exchanged';
}

/** Whether a source tells two values of the things that the email tells them of. */
function labelsOf(own: Fact, other: Fact, said: ReadonlySet<string>, saidOther: ReadonlySet<string>): Verdict {
  const only = (stems: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
    [...stems].filter((stem) => !isEmptyStem(stem) && !hasStem(stem, others));
  const [ofOwn, ofOther] = [only(own.stems, other.stems), only(other.stems, own.stems)];
  const has = (stems: ReadonlySet<string>, wanted: readonly string[]): boolean =>
    wanted.some((stem) => hasStem(stem, stems));
  const isRight = has(said, ofOwn) || has(saidOther, ofOther);
  // "They charge €49, and we €62": prices of two sources, of which the email names only one.
  const isElliptic = (stems: ReadonlySet<string>): boolean => [...stems].every(isEmptyStem);
  const isWrong =
    own.source === other.source
      ? has(said, ofOther) && has(saidOther, ofOwn)
      : (has(said, ofOther) && isElliptic(saidOther)) || (has(saidOther, ofOwn) && isElliptic(said));
  return isRight ? 'same' : isWrong ? 'exchanged' : 'unknown';
}
