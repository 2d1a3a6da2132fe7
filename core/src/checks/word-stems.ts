import { unspaced } from '../platform/contract/count-words.ts';

/** The beginning of a word that stays when it is inflected has at most so many letters. */
const maxStem = 6;
const minWord = 4;
const ending = 2;

/**
 * What the words of a folded text begin with, so that two forms of a word are one; pairs of signs where words are not
 * separated. A year is a word: it tells which of two values is meant. Short words say little and are left out.
 */
export function stemsIn(folded: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [word] of folded.matchAll(/[\p{L}\p{M}]+|(?<!\d)(?:19|20)\d\d(?!\d)/gu)) {
    if (/\d/.test(word)) stems.add(word);
    else if (unspaced.test(word)) {
      for (const pair of pairsOf(word)) stems.add(pair);
      for (const [latin] of word.matchAll(/[a-z]{3,}/g)) stems.add(latin.length === 3 ? `${latin}.` : stemOf(latin));
    } else if (word.length >= minWord) stems.add(stemOf(word));
    else if (word.length === 3 || /^[a-z]{2}$/.test(word)) stems.add(`${word}.`);
  }
  return stems;
}

/** The beginning of a word that stays when it is inflected. */
export function stemOf(word: string): string {
  return word.slice(0, Math.min(maxStem, Math.max(minWord, word.length - ending)));
}

/** The pairs of signs of a run without spaces. Kana between signs are endings. */
export function pairsOf(word: string): string[] {
  return [...word.matchAll(/[\p{Script=Han}\p{Script=Katakana}ー가-힣]+/gu)].flatMap(([run]) =>
    run.length === 1 ? [] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

/** How rare a word is that `count` of `all` texts have: 1 for a word of one of them, 0 for one of all. */
export function rarity(count: number, all: number): number {
  return all < 2 ? 1 : Math.log(all / count) / Math.log(all);
}

export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const stem of a) if (hasStem(stem, b)) count += 1;
  return count;
}

/** Whether a stem is among others, or one of them is the beginning of the other. */
export function hasStem(stem: string, others: ReadonlySet<string>): boolean {
  return others.has(stem) || isBeginning(stem, others);
}

/** "siche" of "sicher" is the beginning of "sicherheit", whose stem is longer. */
function isBeginning(stem: string, others: ReadonlySet<string>): boolean {
  if (stem.length < minWord) return false;
  for (const other of others)
    if (other.length >= minWord && (other.startsWith(stem) || stem.startsWith(other))) return true;
  return false;
}
