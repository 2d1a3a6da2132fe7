import type { EmailField } from '../email-field.ts';
import { fold } from '../fold.ts';
import { inAllLanguages } from '../languages/index.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase, phrasesOf } from '../languages/phrases.ts';
import { wordTables } from '../languages/tables.ts';
import type { Span } from '../marks.ts';
import { isKnownInAnyForm } from '../names/known-words.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';

/** The history, in which meetings leave a trace. */
const historyKinds = new Set(['note', 'email', 'call', 'meeting', 'task']);
const mealNouns = inAllLanguages(({ conversations }) => conversations?.mealNouns);
const place = /^[\s,]*(?:the |der |dem |la |le |el |il |lo |l’|l'|a |o )?(\p{Lu}[\p{L}\p{M}'’-]+)/u;

/**
 * Where an email tells of a meeting in a place, or over a meal, of which the history of the contact knows nothing. Nobody
 * writes down each talk, but a place that only the website names was not the place of one.
 */
export function talksInUnknownPlaces(
  field: EmailField,
  index: SourceIndex,
  lexicons: readonly Lexicon[],
): readonly Span[] {
  const [own] = lexicons;
  const words = own?.conversations;
  if (own === undefined || words === undefined) return [];
  const history = [...index.sources.values()].filter(({ source }) => historyKinds.has(source.kind));
  const found: Span[] = [];
  for (const { span, behind } of placesOf(field, words.metAt)) {
    const [named = '', name] = place.exec(behind) ?? [];
    if (name !== undefined && isPlace(fold(name), index) && !isPlaceOf(fold(name), history, index, own))
      found.push({ start: span.start, end: span.end + named.length });
  }
  for (const { span } of placesOf(field, words.meals))
    if (!history.some(({ folded }) => hasPhrase(folded, mealNouns))) found.push(span);
  return found;
}

/** Where phrases stand in sentences that tell of something past, and the text behind them. */
function placesOf(field: EmailField, phrases: string): readonly { readonly span: Span; readonly behind: string }[] {
  const expression = phrasesOf(phrases);
  if (expression === null) return [];
  return [...field.folded.text.matchAll(expression)].flatMap(({ 0: found, index }) => {
    const span = field.place({ start: index, end: index + found.length });
    const sentence = field.sentenceAt(span.start);
    return sentence.isAsked ? [] : [{ span, behind: field.text.slice(span.end, sentence.end) }];
  });
}

/** Whether a capitalised word is one that sources know, and no month: German writes "in Kürze" so, too. */
function isPlace(name: string, index: SourceIndex): boolean {
  return index.hasWord(name) && !wordTables().meanings.has(name);
}

/** Whether the history names a place, or it is where the contact is. */
function isPlaceOf(
  name: string,
  history: readonly IndexedSource[],
  { sources }: SourceIndex,
  { nameEndings }: Lexicon,
): boolean {
  const own = [...sources.values()].filter(({ source }) => source.kind === 'property' || source.kind === 'company');
  const words = new Set([...history, ...own].flatMap(({ folded }) => folded.match(/[\p{L}\p{M}]+/gu) ?? []));
  return isKnownInAnyForm(name, (form) => words.has(form), nameEndings ?? '');
}
