import { hasPhrase, phraseList } from '../languages/phrases.ts';
import { wordTables } from '../languages/tables.ts';
import { fold } from '../fold.ts';
import type { Span } from '../marks.ts';
import type { FoundName } from './found-name.ts';
import { isGermanNoun, namedThings } from './german-nouns.ts';
import { isKnownWord, isOrdinaryWord, type NameContext } from './known-words.ts';
import { companyForms, feasts } from './ordinary-terms.ts';
import { findTitledNames } from './titled-names.ts';
import { isAcronym, isCode, isHeadline, tokensOf, type Token } from './tokens.ts';

const particles = new Set(
  'de da do dos das del della di du la le van von der den zu zur af av al el bin ibn y e of'.split(' '),
);
/** Prepositions that follow ordinary words as often as names. */
const fromWords = new Set(['from', 'fran', 'vanaf']);
const wishes = new Set(
  'happy merry felice felici frohe frohes schone schones schonen joyeux joyeuses bonne bonnes bon belle buon buona buone feliz felices boas boa bom fijne prettige vrolijk gelukkig gezellige zalig glad gott god godt trevlig trevliga glaedelig wesolych szczesliwego udanego milego sarbatori craciun go congrats congratulations kudos'.split(
    ' ',
  ),
);
const germanDeterminer =
  /^(?:d(?:er|ie|as|e[mns])|(?:k?ein|[mds]ein|ihr|unser|eur?|dies|jede?|jen|welch|manch)(?:e[mnrs]?)?|[iav]m|zu[mr]|vom|beim|[ia]ns|pro|je|\d.*)$/;
const germanBefore = new Set('bei von fur mit gegen namens beim vom'.split(' '));

/** Names in the sentences of a text that no source holds. `isTaken` tells what was read as something else already. */
export function findNames(
  text: string,
  sentences: readonly Span[],
  context: NameContext,
  isTaken: (span: Span) => boolean,
): readonly FoundName[] {
  const signed = signedFrom(text, context);
  const cased = sentences
    .filter(({ end }) => end <= signed)
    .flatMap((sentence) => namesOf(text, tokensOf(text, sentence), context, isTaken));
  return [...cased, ...findTitledNames(text, context)].filter((span) => !isTaken(span));
}

/**
 * Where the lines begin in which the writer tells who and where they are: those behind the name under a closing formula, or a
 * last line of initials. The name itself is compared with the sender's.
 */
function signedFrom(text: string, { lexicons }: NameContext): number {
  const lines = [...text.matchAll(/[^\n]+/g)].slice(-maxSigned);
  const isClosing = (line: string): boolean => {
    const folded = fold(line.trim()).replace(/[,.!]$/, '');
    return lexicons.some(({ closings }) => phraseList(closings).includes(folded));
  };
  const closing = lines.findIndex(([line]) => isClosing(line));
  if (closing >= 0) return lines[closing + 2]?.index ?? text.length;
  const last = lines.at(-1);
  return last !== undefined && /^\p{Lu}{1,3}\s*$/u.test(last[0]) ? last.index : text.length;
}
/** A signature has no more lines. */
const maxSigned = 6;

function namesOf(
  text: string,
  tokens: readonly Token[],
  context: NameContext,
  isTaken: (span: Span) => boolean,
): FoundName[] {
  const isGerman = context.lexicons.some(({ capitalNouns }) => capitalNouns === true);
  const isTitleCase = context.lexicons.length === 1 && isHeadline(tokens);
  const found: FoundName[] = [];
  for (let at = greetingLength(tokens, context); at < tokens.length; at += 1) {
    const run = runFrom(text, tokens, at);
    if (run.length === 0) continue;
    const last = at + run.length - 1;
    // "Turks- en Poolstalig": the rest of the word follows later.
    if (/^-\s/.test(text.slice(run.at(-1)?.end, (run.at(-1)?.end ?? 0) + 2))) {
      at = last;
      continue;
    }
    const before = tokens.slice(Math.max(0, at - 2), at);
    const name = nameOf(run, before, tokens[last + 1], { ...context, isGerman, isTitleCase, isTaken });
    if (name !== null) found.push(name);
    at = last;
  }
  return found;
}

/** How many words a sentence greets with: none of "Guten Tag" is a part of the name behind it. */
function greetingLength(tokens: readonly Token[], { lexicons }: NameContext): number {
  const greetings = lexicons.flatMap((lexicon) => phraseList(lexicon.greetings)).map((phrase) => phrase.split(' '));
  const lengths = greetings
    .filter((words) => words.every((word, at) => tokens[at]?.folded === word))
    .map((words) => words.length);
  return Math.max(0, ...lengths);
}

/** Capitalised words one after the other, particles between them included. */
function runFrom(text: string, tokens: readonly Token[], at: number): readonly Token[] {
  const run: Token[] = [];
  for (let next = at; next < tokens.length; next += 1) {
    const current = tokens[next];
    const previous = run.at(-1);
    if (
      current === undefined ||
      (previous !== undefined && !/^ (?:& )?$/.test(text.slice(previous.end, current.start)))
    )
      break;
    const isParticle = previous !== undefined && particles.has(current.folded) && !current.isCapital;
    const following = tokens[next + 1];
    if (
      !current.isCapital &&
      !(
        isParticle &&
        following?.isCapital === true &&
        current.folded !== 'of' &&
        current.folded !== 'e' &&
        current.folded !== 'y'
      )
    )
      break;
    run.push(current);
  }
  return run;
}

interface RunContext extends NameContext {
  readonly isGerman: boolean;
  readonly isTitleCase: boolean;
  readonly isTaken: (span: Span) => boolean;
}

function nameOf(
  run: readonly Token[],
  leading: readonly Token[],
  after: Token | undefined,
  context: RunContext,
): FoundName | null {
  const before = leading.at(-1);
  const unknown = run.filter(
    (token) =>
      token.isCapital &&
      !context.isTaken(token) &&
      !isCode(token.text) &&
      !isKnownWord(token.text, context) &&
      !(context.isGerman && isGermanNoun(token.folded)),
  );
  const [first] = unknown;
  const last = unknown.at(-1);
  if (first === undefined || last === undefined) return null;
  const span = { start: first.start, end: last.end };
  const words = unknown.filter(({ folded }) => !companyForms.has(folded));
  if (words.length === 0) return null;
  const beforeFirst = run[run.indexOf(first) - 1] ?? before;
  const isTitled = beforeFirst !== undefined && isTitle(beforeFirst.folded, context);
  const hasForm =
    run.some(({ folded }, index) => index > run.indexOf(first) && companyForms.has(folded)) ||
    (after?.isCapital === true && companyForms.has(after.folded));
  const isSaid =
    last === run.at(-1) &&
    after !== undefined &&
    context.lexicons.some(({ says }) => hasPhrase(after.folded, says, ' '));
  // "Happy St. Patrick's Day", "Frohe Ostern": a wish.
  const next = run[run.indexOf(first) + 1];
  if (wishes.has(first.folded) && (first.isInitial || (next !== undefined && feasts.has(next.folded)))) return null;
  // "Black Friday", "Cyber Monday".
  if (next !== undefined && /^(?:black|cyber)$/.test(first.folded) && /^(?:fri|mon)day$/.test(next.folded)) return null;
  if (isTitled || hasForm) return { ...span, isSure: true };
  if (context.isTitleCase) return null;
  const isAlone = unknown.length === 1;
  if (first.isInitial && isAlone) {
    if (run.length > 1) return null;
    // "Come ha detto", "Going from 40": behind a first word an auxiliary or a preposition says nothing.
    const saysSomething = isSaid && after.folded.length > 3 && !fromWords.has(after.folded);
    const doesSomething =
      after !== undefined && context.lexicons.some(({ does }) => hasPhrase(after.folded, does, ' '));
    // Any word may begin a sentence, so that none of them is a name for certain: "Enough said."
    return saysSomething || doesSomething || isAcronym(first.text) ? { ...span, isSure: false } : null;
  }
  if (context.isGerman) {
    const preceding = [...leading, ...run.slice(0, run.indexOf(first))].slice(-2);
    const isNoun = isDetermined(preceding);
    // "2 cups of tea": what is measured follows without a preposition.
    if (isNoun && isMeasured(preceding.at(-1))) return null;
    return germanName(run, isNoun ? unknown.slice(1) : unknown, isNoun ? first : beforeFirst, isSaid, context);
  }
  // "Improving Checkout": a sentence's first word is no part of a name unless a second unknown word follows it.
  if (first.isInitial && unknown[1] !== undefined && unknown[1].start - first.end > 1)
    return { start: unknown[1].start, end: last.end, isSure: unknown.length > 2 };
  // Of two words the first may be no name where a sentence begins: "Meanwhile Paul".
  const capitals = unknown.length - (first.isInitial ? 1 : 0);
  return { ...span, isSure: capitals > 1 || isSaid };
}

function isMeasured(token: Token | undefined): boolean {
  return token !== undefined && (/^(?:je|pro|\d.*)$/.test(token.folded) || isNumber(token));
}

function isNumber({ folded }: Token): boolean {
  return (
    wordTables()
      .meanings.get(folded)
      ?.some(({ number }) => number !== undefined) === true
  );
}

/** Whether a German noun comes next, and no name: behind "Ihrer", "das erste", "2". */
function isDetermined(leading: readonly Token[]): boolean {
  const [first, last] = leading.length > 1 ? leading : [undefined, leading[0]];
  const isDeterminer = (token: Token): boolean => germanDeterminer.test(token.folded) || isNumber(token);
  if (last === undefined) return false;
  return isDeterminer(last) || (first !== undefined && /e[mnrs]?$/.test(last.folded) && isDeterminer(first));
}

function germanName(
  run: readonly Token[],
  unknown: readonly Token[],
  before: Token | undefined,
  isSaid: boolean,
  context: NameContext,
): FoundName | null {
  const first = unknown[0];
  const last = unknown.at(-1);
  if (first === undefined || last === undefined) return null;
  // Two nouns do not follow one another: what follows an unknown word belongs to its name.
  const next = run[run.indexOf(last) + 1];
  const following = next?.isCapital === true ? next : undefined;
  const span = { start: first.start, end: following === undefined ? last.end : following.end };
  const areNeighbours =
    following !== undefined || (unknown.length > 1 && run.indexOf(last) - run.indexOf(first) === unknown.length - 1);
  const isSpeaking = isSaid && first.isInitial;
  if (areNeighbours || isSpeaking || namedThings.has(before?.folded ?? '')) return { ...span, isSure: true };
  const isBrand = /\p{Ll}\p{Lu}|&/u.test(first.text) || isAcronym(first.text);
  // "With pleasure": what ends as verbs do is hardly ever a name alone.
  const isBehind = germanBefore.has(before?.folded ?? '') && !first.folded.endsWith('en');
  const isSecond =
    before?.isCapital === true && !isGermanNoun(before.folded) && !isOrdinaryWord(before.folded, context);
  if (isBrand || isBehind || isSecond) return { ...span, isSure: false };
  return null;
}

function isTitle(folded: string, { lexicons }: NameContext): boolean {
  return lexicons.some(({ titles }) => hasPhrase(folded, titles, ' '));
}
