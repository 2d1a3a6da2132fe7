import { isYear } from '../values/value.ts';
import { fileUnder } from '../lists.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { isEmptyStem } from '../content-words.ts';
import type { Value } from '../values/value.ts';
import { stemsIn } from '../word-stems.ts';

/** A value of a source with the words that say what it is of: "SEO care" and "per month" of £890. */
export interface Fact {
  readonly value: Value;
  readonly source: IndexedSource;
  readonly stems: ReadonlySet<string>;
  /** The word right behind the value, which a number counts; empty where none stands there. */
  readonly counted: string;
  /** Its place among all facts. */
  readonly at: number;
}

/** The facts of all sources, those that hold a word, and those of a value's key. */
export interface Facts {
  readonly all: readonly Fact[];
  readonly byStem: ReadonlyMap<string, readonly Fact[]>;
  readonly byKey: ReadonlyMap<string, readonly Fact[]>;
  /** By what a word begins with that says something of its own, so that one and many are the same. */
  readonly byBeginning: ReadonlyMap<string, readonly Fact[]>;
}

/** Whether a fact is a price of the agency. */
export function isListPrice({ value, source }: Fact): boolean {
  return value.kind === 'amount' && source.source.kind === 'template';
}

/** "Dossier" and "dossiers" begin with the same letters. */
const maxBeginning = 5;
/** A word that so many values have in common ties none of them. */
const maxSharing = 40;
/** No contact's sources have more values that an email could be about. */
const maxFacts = 4_000;
/** What a value is of stands within so many characters of it. */
export const maxDistance = 64;

/** Reads what the values of sources are of. */
export function factsOf(sources: Iterable<IndexedSource>): Facts {
  const all: Fact[] = [];
  for (const source of sources) {
    if (all.length >= maxFacts) break;
    all.push(...factsIn(source.folded, source.values, source, source.offset).slice(0, maxFacts - all.length));
  }
  return gathered(all);
}

/** Facts that can be found by their words and by the keys of their values. */
export function gathered(facts: readonly Fact[]): Facts {
  const all = facts.map((fact, at) => ({ ...fact, at }));
  const byStem = new Map<string, Fact[]>();
  const byKey = new Map<string, Fact[]>();
  const byBeginning = new Map<string, Fact[]>();
  for (const fact of all) {
    for (const stem of fact.stems) fileUnder(byStem, stem, fact);
    for (const beginning of new Set([...fact.stems].map(beginningOf))) fileUnder(byBeginning, beginning, fact);
    for (const key of fact.value.keys) fileUnder(byKey, key, fact);
  }
  return { all, byStem, byKey, byBeginning };
}

export const noFacts = gathered([]);

/** The facts of which a text uses a word that says something of its own, and that not many facts share. */
export function factsAbout(stems: Iterable<string>, { byBeginning }: Facts): readonly Fact[] {
  const beginnings = new Set([...stems].filter((stem) => !isEmptyStem(stem)).map(beginningOf));
  return [...beginnings].flatMap((beginning) => {
    const sharing = byBeginning.get(beginning) ?? [];
    return sharing.length <= maxSharing ? sharing : [];
  });
}

function beginningOf(stem: string): string {
  return stem.slice(0, maxBeginning);
}

/** The values of a folded text, whose places are `offset` ahead, with what they are of. */
export function factsIn(folded: string, values: readonly Value[], source: IndexedSource, offset = 0): readonly Fact[] {
  const found: Fact[] = [];
  for (const [at, value] of values.entries()) {
    if (value.kind === 'link' || value.kind === 'address' || value.kind === 'phone') continue;
    const start = value.start - offset;
    // "4.8." is a date, or a number at the end of a sentence.
    const end = value.end - offset - (value.kind === 'date' && folded[value.end - offset - 1] === '.' ? 1 : 0);
    const previous = values[at - 1];
    const from = Math.max(0, labelStart(folded, values, at, offset));
    const to = (values[at + 1]?.start ?? offset + folded.length) - offset;
    const before = clauseBefore(folded.slice(Math.max(from, start - maxDistance), start).replace(parenthesis, ' '));
    const behind = clauseBehind(folded.slice(end, Math.min(to, end + maxDistance)));
    const stems = new Set(stemsIn(`${before} ${behind}`));
    // "From 4% to 2.5%": the second value is of what the first one is of.
    const last = found.at(-1);
    if (
      last !== undefined &&
      last.value === previous &&
      isConnector(folded.slice(Math.max(0, (previous?.end ?? offset) - offset), start))
    ) {
      const own = [...stems];
      for (const stem of last.stems) stems.add(stem);
      // "On Mondays and Tuesdays we are closed": the first one is of what the second one is of.
      if (value.kind === 'weekday' && last.value.kind === 'weekday')
        found[found.length - 1] = { ...last, stems: new Set([...last.stems, ...own]) };
    }
    found.push({ value, source, stems, counted: countedBehind(folded, end), at: found.length });
  }
  return found;
}

/** The stem of the word right behind a place: what a number that ends there counts. */
export function countedBehind(folded: string, end: number): string {
  const behind = folded.slice(end, end + 26);
  const [stem = ''] = stemsIn(/^[ -]?[\p{L}\p{M}]{2,24}/u.exec(behind)?.[0] ?? '');
  // "12,000字": where words are not separated, one sign may be a word.
  return stem === '' ? (/^[\p{Script=Han}\p{Script=Katakana}]/u.exec(behind)?.[0] ?? '') : stem;
}

/** What a text says in parentheses says nothing of a value behind them: "Workshop (2 days, 10 people): €900". */
const parenthesis = /\([^()]*\)/g;

/** Where the words before a value begin: at the end of the value before it, unless that is a year or stands in parentheses. */
function labelStart(folded: string, values: readonly Value[], at: number, offset: number): number {
  const start = (values[at]?.start ?? offset) - offset;
  let first = at - 1;
  for (; first >= 0 && first > at - maxSkipped; first -= 1) {
    const last = (values[first]?.end ?? offset) - offset;
    const end = folded[last - 1] === '.' ? last - 1 : last;
    const gap = folded.slice(end, start);
    const isInParentheses = /^[^(]*\)/.test(gap);
    const before = values[first];
    if (!isInParentheses && (before === undefined || !isYear(before))) return end;
  }
  return first < 0 ? 0 : (values[first]?.end ?? offset) - offset;
}
const maxSkipped = 6;

/** The last clause of a text before a value; whoever says it in quotation marks is no part of what it is of. */
function clauseBefore(text: string): string {
  return text.replace(/^.*(?:[;!?|,]|: ?"|\.(?!\d))/u, '');
}

/** The first clause of a text behind a value. */
function clauseBehind(text: string): string {
  return text.replace(/(?:[;!?|,:()]|\.(?!\d)).*$/u, '');
}

/** Words between two values that say nothing of the second one. */
export function isConnector(text: string): boolean {
  return text.length <= 12 && !/[.;!?|:]|\p{L}{4}/u.test(text);
}
