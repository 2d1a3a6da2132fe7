import type { Span } from '../marks.ts';
import type { Candidate, Shared } from './nearest-sentences.ts';
import type { Clause } from './read-statement.ts';
import type { ToldValue } from './source-sentences.ts';
import { isSameWord, type Word } from './topic-words.ts';

/** What a clause of an email says otherwise than a sentence of a source. */
export interface Conflict extends Span {
  /** Whether another sentence of a source says what the email says. */
  readonly isSaidBy: (told: readonly Clause[]) => boolean;
}

/** A clause of an email with a sentence of a source that may be about the same thing. */
export interface Comparison {
  readonly clause: Clause;
  /** All clauses of the sentence. */
  readonly said: readonly Clause[];
  readonly told: readonly Clause[];
  readonly candidate: Candidate;
  /** The email is glad of what the clause says. */
  readonly isGlad: boolean;
}

/** How much two statements about one thing have in common: a rare word weighs 1. */
const enough = { context: 0.5, one: 0.7, unquoted: 1, two: 1.4 };
/** The word that "before" speaks of stands within so many characters. */
const maxGap = 12;
const maxBetweenSides = 16;

/** "We have no online shop" – "you have an online shop"; "you need not plan it" – "we plan it". */
export function deniedIn({ clause, said, told, candidate }: Comparison): Conflict | null {
  const { shared, weight, context } = candidate;
  if (clause.isNegated || clause.open.length > 0 || weight < enough.one) return null;
  const isStrong = isAboutTheSame(candidate);
  const affirmed = told.flatMap(({ words, denied }) => words.filter((word) => !denied.flat().includes(word)));
  const spared = said.flatMap((each) => [...each.denied.flat(), ...each.spared]);
  const denials = told.flatMap(({ isLack, denied, limits }) => {
    if (limits.length > 0 && !clause.values.some((value) => isBeyond(value, limits))) return [];
    // Who has no shop may be offered one.
    // "Father was not there" says nothing else of him.
    const isMore = isStrong && (shared.length > 1 || context > 0);
    const isMet = clause.already.length > 0 || (isLack ? clause.isHeld : isMore);
    return isMet ? denied : [];
  });
  const isHit = (one: Shared): boolean => !hasAny(affirmed, [one]) && !hasAny(spared, [one]);
  const hits = shared.filter((one) => isHit(one) && denials.some((words) => hasAny(words, [one])));
  // "Not approved the photo day" says nothing of the photo day but that it is not approved.
  const isDenied = denials.some(
    ([first, ...others]) =>
      first !== undefined &&
      hasAny([first], hits) &&
      // "We add no sugar" says nothing of what else is added.
      (others.length === 0 || hits.length > 1 || told.some(({ isLack }) => isLack)),
  );
  const [first, last] = [hits[0], hits.at(-1)];
  if (!candidate.isQuoted && !isMostOf(shared, told)) return null;
  if (first === undefined || last === undefined || !isDenied || isAtAnotherTime(clause, told)) return null;
  return {
    start: first.start,
    end: last.end,
    isSaidBy: (other) => other.some((each) => !each.isNegated && each.open.length === 0 && hasAny(each.words, hits)),
  };
}

/** "No loan of more than six years" denies one of ten years, but no loan, and none of six. */
function isBeyond({ quantity }: ToldValue, limits: readonly ToldValue[]): boolean {
  return quantity !== undefined && !limits.some((limit) => limit.quantity === quantity);
}

/** "It rises" – "it falls". */
export function turnedIn({ clause, said, told, candidate }: Comparison): Conflict | null {
  const { shared, weight, context, isQuoted } = candidate;
  if (clause.isNegated || weight < (isQuoted ? enough.one : enough.unquoted)) return null;
  if (shared.every(({ word }) => word === null) && context < enough.context) return null;
  const about = told.flatMap((each, at) => {
    if (!isAbout(each, shared)) return [];
    // "Harvest: 58,000 hl, down by 11 %": a label, and what is told of it.
    return each.turns.length > 0 ? [each] : told.slice(at, at + 3);
  });
  if (isAtAnotherTime(clause, about)) return null;
  for (const { pair, side, start, end } of clause.turns) {
    const others = said.flatMap(({ turns }) => turns.filter((other) => other.pair === pair && other.side !== side));
    // "A thumb up, a thumb down": who names both sides in one breath says neither.
    const isBeside = (other: Span): boolean => Math.max(other.start - end, start - other.end) <= maxBetweenSides;
    if (others.some((other) => clause.turns.includes(other) || isBeside(other))) continue;
    const sides = about.flatMap((each) => (each.isNegated ? [] : each.turns.filter((turn) => turn.pair === pair)));
    if (sides.length === 0 || sides.some((turn) => turn.side === side)) continue;
    return {
      start,
      end,
      isSaidBy: (other) =>
        other.some(
          (each) => isAbout(each, shared) && each.turns.some((turn) => turn.pair === pair && turn.side === side),
        ),
    };
  }
  return null;
}

/** "He is considering it" – "he has decided", "congratulations on it". */
export function decidedIn({ clause, told, candidate, isGlad }: Comparison): Conflict | null {
  const { shared, weight } = candidate;
  if (clause.isNegated || clause.open.length > 0 || weight < enough.one) return null;
  const [word] = isAboutTheSame(candidate)
    ? [...clause.decided, ...clause.already, ...(isGlad && shared.length > 1 ? [firstWordsOf(shared)] : [])]
    : clause.decided;
  if (word === undefined || (weight < enough.two && !candidate.isQuoted && !isGlad)) return null;
  const about = told.flatMap((each, at) => (isAbout(each, shared) ? told.slice(Math.max(0, at - 1), at + 2) : []));
  if (!about.some(isUnsettled) || told.some(isSettled) || isAtAnotherTime(clause, told)) return null;
  const { start, end } = word;
  return { start, end, isSaidBy: (other) => other.some(({ decided }) => decided.length > 0) };
}

/** A decision that a clause speaks of, and that is not still to be made. */
export function isSettled({ decided, isDue }: Clause): boolean {
  return decided.length > 0 && !isDue;
}

export function isUnsettled({ open, isDue }: Clause): boolean {
  return open.length > 0 || isDue;
}

/** "After the summer" – "before the summer". */
export function reorderedIn({ clause, told, candidate: { shared, weight } }: Comparison): Conflict | null {
  if (clause.isNegated || weight < enough.two) return null;
  for (const { start, end, side } of clause.order) {
    const next = shared.find((one) => one.start >= end && one.start - end <= maxGap);
    if (next === undefined) continue;
    const sides = told.flatMap((each) =>
      each.isNegated
        ? []
        : each.order.filter((other) =>
            placesOf(next, each).some((place) => place.start >= other.end && place.start - other.end <= maxGap),
          ),
    );
    if (sides.length === 0 || sides.some((other) => other.side === side)) continue;
    return { start, end: next.end, isSaidBy: () => false };
  }
  return null;
}

function isAboutTheSame({ weight, context }: Candidate): boolean {
  return weight + context / 2 >= enough.two;
}

/** Whether an email has more than half of the words of a source's sentence: what it leaves out may be what is denied. */
function isMostOf(shared: readonly Shared[], told: readonly Clause[]): boolean {
  return shared.length * 2 > told.reduce((sum, each) => sum + each.words.length, 0);
}

function firstWordsOf(shared: readonly Shared[]): Span {
  const [first, second = first] = [...shared.filter(({ word }) => word !== null), ...shared];
  return { start: first?.start ?? 0, end: second?.end ?? 0 };
}

function hasAny(words: readonly Word[], wanted: readonly Shared[]): boolean {
  return words.some(({ word }) => wanted.some((one) => one.word !== null && isSameWord(one.word, word)));
}

/** Whether a clause of a source has one of the words or values. */
function isAbout(clause: Clause, shared: readonly Shared[]): boolean {
  return shared.some((one) => placesOf(one, clause).length > 0);
}

function placesOf({ word, keys }: Shared, clause: Clause): readonly Span[] {
  return word === null
    ? clause.values.filter((value) => value.keys.some((key) => keys.includes(key)))
    : clause.words.filter((other) => isSameWord(word, other.word));
}

const moment = /^(?:day|month|weekday|time):|^number:(?:19|20)\d\d$/;

/** Both name days, months or years, and none of them is the same: what is true of one need not be of the other. */
function isAtAnotherTime(clause: Clause, told: readonly Clause[]): boolean {
  const own = momentsIn([clause]);
  const others = new Set(momentsIn(told));
  return own.length > 0 && others.size > 0 && !own.some((key) => others.has(key));
}

function momentsIn(clauses: readonly Clause[]): readonly string[] {
  return clauses.flatMap(({ values }) => values.flatMap(({ keys }) => keys.filter((key) => moment.test(key))));
}
