import { isFunctionWord } from '../content-words.ts';
import { fold } from '../fold.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase, phraseList } from '../languages/phrases.ts';
import { wordTables } from '../languages/tables.ts';
import { isGermanNoun } from '../names/german-nouns.ts';
import { isKnownInAnyForm } from '../names/known-words.ts';
import { asianPeopleOf } from './asian-people.ts';
import type { People } from './people.ts';
import { isInstruction, type IndexedSource } from '../sources/indexed-source.ts';
import { writtenSource } from '../sources/source-passage.ts';

/** Longer than anybody's name; more than a contact's sources name. */
const maxParts = 4;
const maxMentions = 3_000;
const word = /\p{L}[\p{L}\p{M}'’-]*/gu;
const contactFields = new Set(['firstname', 'lastname']);
const minPart = 3;
const maxTitle = 12;

export function peopleOf(sources: Iterable<IndexedSource>, lexicons: readonly Lexicon[]): People {
  const all = [...sources];
  const code = lexicons[0]?.code ?? '';
  if (code === 'zh' || code === 'ja') return asianPeopleOf(all, code);
  const endings = lexicons[0]?.nameEndings ?? '';
  const isGerman = lexicons[0]?.capitalNouns === true;
  const partsOf = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => [...text.matchAll(word)].map(([part]) => fold(part)));
  const fieldsOf = (select: (source: IndexedSource) => boolean): string[] =>
    partsOf(all.filter(select).map(({ source }) => source.text));
  const contact = fieldsOf(({ source }) => source.kind === 'property' && contactFields.has(source.label));
  const sender = fieldsOf(({ source }) => source.kind === 'sender');
  const isTitle = remembered((part) => lexicons.some(({ titles }) => hasPhrase(part, titles, ' ')));
  const isOrdinary = remembered((part) => lexicons.some((lexicon) => isOrdinaryIn(part, lexicon)));
  const mentions: (readonly string[])[] = [contact, sender];
  const gather = (parts: readonly string[]): void => {
    if (mentions.length < maxMentions) mentions.push(parts);
  };
  for (const source of all) {
    if (source.source.kind === 'email') gather(senderOf(source));
    if (isInstruction(source.source) || source.source.kind === 'property') continue;
    for (const { parts, isTitled, isInitial } of runsIn(writtenSource(source).text, isTitle, isOrdinary)) {
      // Of two German words one at least must be no noun: "Uwe Sailer".
      if (isGerman && parts.every((part) => isGermanNoun(part))) continue;
      // One word that begins a sentence may be any; within one it is a name, but for the nouns of German.
      if (parts.length > 1 || isTitled || !(isInitial || isGerman)) gather(parts);
    }
  }
  const mentionsOf = new Map<string, Set<number>>();
  for (const [at, parts] of mentions.entries())
    for (const part of parts) {
      const known = mentionsOf.get(part) ?? new Set();
      mentionsOf.set(part, known.add(at));
    }
  /** The parts of names of which a word is a form. */
  const formsOf = remembered((part): readonly string[] => {
    const forms = new Set<string>();
    isKnownInAnyForm(
      part,
      (form) => {
        if (mentionsOf.has(form)) forms.add(form);
        return false;
      },
      endings,
    );
    return [...forms];
  });
  const isName = (part: string): boolean => part.length >= minPart && !isTitle(part) && formsOf(part).length > 0;
  const namesIn: People['namesIn'] = (text) => {
    const found: { names: string[]; place: { start: number; end: number } }[] = [];
    for (const { 0: part, index } of text.matchAll(word)) {
      const name = fold(part).replace(/['’]s$/, '');
      if (!/^\p{Lu}\p{Ll}/u.test(part) || !isName(name)) continue;
      const last = found.at(-1);
      const end = index + part.length;
      if (last !== undefined && text.slice(last.place.end, index) === ' ') {
        last.names.push(name);
        last.place.end = end;
      } else found.push({ names: [name], place: { start: index, end } });
    }
    return found;
  };
  return {
    contact,
    sender,
    senderOf,
    namesIn,
    speakerBefore: (text) => {
      const last = namesIn(text).at(-1);
      return last === undefined ? null : { names: last.names, written: text.slice(last.place.start, last.place.end) };
    },
    areOne: (one, other) => {
      const [first, second] = [one, other].map((parts) => new Set(parts.flatMap((part) => [part, ...formsOf(part)])));
      if (first === undefined || second === undefined) return false;
      const shared = [...first].some((part) => second.has(part));
      return (
        shared ||
        [...first].some((part) =>
          [...(mentionsOf.get(part) ?? [])].some((at) => mentions[at]?.some((each) => second.has(each))),
        )
      );
    },
  };
}

/** A function that remembers what it answered. */
function remembered<Answer>(answer: (part: string) => Answer): (part: string) => Answer {
  const known = new Map<string, Answer>();
  return (part) => {
    let found = known.get(part);
    if (found === undefined) known.set(part, (found = answer(part)));
    return found;
  };
}

function isOrdinaryIn(part: string, { code, capitals, greetings, closings }: Lexicon): boolean {
  return (
    isFunctionWord(part, code) ||
    // "Due Feb. Asked …": a month or a weekday says nothing.
    wordTables()
      .meanings.get(part)
      ?.some((meaning) => meaning.code === code) === true ||
    hasPhrase(part, capitals, ' ') ||
    [greetings, closings].some((phrases) => phraseList(phrases).some((phrase) => phrase.split(' ').includes(part)))
  );
}

interface Run {
  readonly parts: string[];
  readonly isTitled: boolean;
  /** Nothing but the beginning of a sentence stands before it. */
  readonly isInitial: boolean;
}

/** Capitalised words one after the other, and those behind a title. */
function runsIn(
  text: string,
  isTitle: (part: string) => boolean,
  isOrdinary: (part: string) => boolean,
): readonly Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const gap = text.slice(end, index);
    const isInitial = end === 0 || /[.!?:"“„«\n]/u.test(gap);
    const isJoined =
      run !== null && run.parts.length < maxParts && (gap === ' ' || (gap === '. ' && run.parts.length === 0));
    end = index + found.length;
    if (!/^\p{Lu}/u.test(found)) {
      // Titles are written small in many languages.
      run = found.length > maxTitle || !isTitle(fold(found)) ? null : { parts: [], isTitled: true, isInitial };
      continue;
    }
    const part = fold(found);
    if (isTitle(part)) run = { parts: [], isTitled: true, isInitial };
    else if (isOrdinary(part)) run = null;
    else if (run !== null && isJoined) run.parts.push(part);
    else run = { parts: [part], isTitled: false, isInitial };
    if (run?.parts.length === 1) runs.push(run);
  }
  return runs;
}

const fromLine = /^From: ([^\s@]+)@/m;

function senderOf({ source: { text } }: IndexedSource): readonly string[] {
  const [, address = ''] = fromLine.exec(text.slice(0, maxHead)) ?? [];
  return fold(address)
    .split(/[._+-]+/)
    .filter((part) => part.length >= minPart && !/\d/.test(part));
}
const maxHead = 300;
