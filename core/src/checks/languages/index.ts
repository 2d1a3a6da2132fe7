import { arabic } from './ar.ts';
import { bulgarian } from './bg.ts';
import { chinese } from './zh.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { dutch } from './nl.ts';
import { english } from './en.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { hungarian } from './hu.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { kazakh } from './kk.ts';
import { korean } from './ko.ts';
import type { Lexicon } from './lexicon.ts';
import { norwegian } from './nb.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { serbian } from './sr.ts';
import { spanish } from './es.ts';
import { swedish } from './sv.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';

/** Every language that is read; add one by adding its lexicon here. */
export const lexicons: readonly Lexicon[] = [
  english,
  german,
  swedish,
  danish,
  norwegian,
  finnish,
  french,
  spanish,
  portuguese,
  italian,
  romanian,
  dutch,
  polish,
  czech,
  hungarian,
  russian,
  ukrainian,
  bulgarian,
  serbian,
  kazakh,
  greek,
  turkish,
  arabic,
  hebrew,
  hindi,
  chinese,
  japanese,
  korean,
];

const byCode: ReadonlyMap<string, Lexicon> = new Map(lexicons.map((lexicon) => [lexicon.code, lexicon]));

/** The lexicon of a language; undefined for one that is not read. */
export function lexiconOf(code: string): Lexicon | undefined {
  return byCode.get(code);
}

/** A list of phrases of all languages together. */
export function inAllLanguages(listOf: (lexicon: Lexicon) => string | undefined): string {
  return lexicons.flatMap((lexicon) => listOf(lexicon) ?? []).join('|');
}

/** The lexicons that a text of this language is read with: its own, if there is one, and English. */
export function lexiconsFor(language: string | null): readonly Lexicon[] {
  const own = byCode.get(language ?? 'en');
  return own === undefined || own === english ? [english] : [own, english];
}
