import { PhraseFinder } from '../languages/phrase-finder.ts';
import { functionWordsOf } from '../content-words.ts';
import { lexiconOf } from '../languages/index.ts';
import type { Lexicon, Statements } from '../languages/lexicon.ts';
import type { Span } from '../marks.ts';

const listNames = [
  'negations',
  'without',
  'idioms',
  'open',
  'due',
  'decided',
  'conditions',
  'already',
  'congratulations',
  'lacks',
  'has',
] as const satisfies readonly (keyof Statements)[];

/** Where the words of a language that tell what a sentence does to its things stand in a folded text. */
type Found = Readonly<Record<(typeof listNames)[number], readonly Span[]>> & {
  readonly opposites: readonly (readonly (readonly Span[])[])[];
  readonly order: readonly (readonly Span[])[];
  /** "More than", "up to": behind a "not" they deny what is beyond a number only. */
  readonly limits: readonly Span[];
};

/** What a language says its statements with. */
export class Grammar {
  readonly small: ReadonlySet<string>;
  readonly deniesBefore: boolean;
  readonly #finder: PhraseFinder;

  constructor({ code, approximations, conversations, pledges }: Lexicon, words: Statements) {
    this.small = functionWordsOf(code) ?? new Set();
    this.deniesBefore = words.deniesBefore === true;
    // A call that nobody answered denies nothing, as little as what costs nothing.
    const idioms = [words.idioms, pledges?.free ?? '', conversations?.unanswered ?? ''].join('|');
    this.#finder = new PhraseFinder([
      ...listNames.map((name) => (name === 'idioms' ? idioms : words[name])),
      `${approximations?.above ?? ''}|${approximations?.below ?? ''}`,
      ...words.order,
      words.risen,
      words.fallen,
      ...words.opposites.flat(),
    ]);
  }

  find(folded: string): Found {
    const places = this.#finder.find(folded);
    const lists = Object.fromEntries(listNames.map((name, at) => [name, places[at] ?? []])) as Record<
      (typeof listNames)[number],
      readonly Span[]
    >;
    const [limits = [], before = [], after = [], ...sides] = places.slice(listNames.length);
    const opposites = Array.from({ length: sides.length / 2 }, (_, pair) => sides.slice(2 * pair, 2 * pair + 2));
    return { ...lists, limits, order: [before, after], opposites };
  }
}

const known = new Map<string, Grammar>();

/** The grammar of a language; null where statements of it are not compared. */
export function grammarOf(code: string): Grammar | null {
  const lexicon = lexiconOf(code);
  if (lexicon?.statements === undefined) return null;
  let grammar = known.get(code);
  if (grammar === undefined) known.set(code, (grammar = new Grammar(lexicon, lexicon.statements)));
  return grammar;
}
