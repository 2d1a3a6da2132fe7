import { fold } from '../fold.ts';
import { lexicons } from '../languages/index.ts';
import { unspaced } from '../../platform/contract/count-words.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { textOfSource } from '../sources/indexed-source.ts';

/** Names of countries beside the official ones, by the region's code. */
const otherNames: Readonly<Record<string, string>> = {
  GB: 'Great Britain,England,Großbritannien,Gran Bretaña,Inglaterra,Grande-Bretagne,Angleterre,Gran Bretagna,Inghilterra,Groot-Brittannië,Engeland,Wielka Brytania,Anglia,Grã-Bretanha,Marea Britanie,Storbritannien',
  NL: 'Holland,Holanda,Hollande,Olanda,Holandia',
  US: 'America,América,Amérique,Amerika,Ameryka',
};

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Shorter words of a country's name, such as "of", say nothing. */
const minWord = 4;

/** The regions by the words of their names, folded, by the language: the runtime knows all of them. */
const regionsByLanguage = new Map<string, ReadonlyMap<string, readonly string[]>>();

function regionsIn(language: string): ReadonlyMap<string, readonly string[]> {
  let regions = regionsByLanguage.get(language);
  if (regions === undefined) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const found = new Map<string, string[]>();
    for (const code of codes)
      for (const word of new Set(wordsOf(`${names.of(code) ?? ''} ${otherNames[code] ?? ''}`)))
        found.set(word, [...(found.get(word) ?? []), code]);
    regionsByLanguage.set(language, (regions = found));
  }
  return regions;
}

function wordsOf(names: string): readonly string[] {
  return (fold(names).match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= minWord);
}

/** How texts of any language name a region or its language, and the codes and abbreviations for it. */
interface Naming {
  readonly names: RegExp;
  readonly codes: RegExp;
}
const namings = new Map<string, Naming>();

function namingOf(code: string): Naming {
  let naming = namings.get(code);
  if (naming === undefined) {
    const own = languageOf(code);
    const named = lexicons.flatMap(({ code: language }) => {
      const of = (type: 'region' | 'language', style: 'long' | 'short', what: string): string =>
        new Intl.DisplayNames([language], { type, style, fallback: 'none' }).of(what) ?? '';
      return [
        ...[of('region', 'long', code), of('region', 'short', code)].map((name) => ({ name, ending: 1 })),
        ...(own === null ? [] : [{ name: of('language', 'long', own), ending: 2 }]),
      ];
    });
    const others = (otherNames[code] ?? '').split(',').map((name) => ({ name, ending: 1 }));
    const isShort = ({ name }: { name: string }): boolean => /^[A-Z]+$/.test(name);
    const long = [...named, ...others].filter((each) => each.name !== '' && !isShort(each));
    naming = {
      names: expressionOf(long.map(({ name, ending }) => beginningOf(fold(name), ending))),
      codes: expressionOf([code, ...named.filter(isShort).map(({ name }) => name)], '(?![\\p{L}\\p{N}])'),
    };
    namings.set(code, naming);
  }
  return naming;
}

/** A word without its ending: "Niemc" for "Niemcy" and "Niemczech". */
function beginningOf(name: string, ending: number): string {
  return unspaced.test(name) ? name : name.slice(0, Math.max(minWord, name.length - ending));
}

function expressionOf(words: readonly string[], end = ''): RegExp {
  const escaped = [...new Set(words)].map((word) =>
    unspaced.test(word) ? word : `(?<![\\p{L}\\p{N}])${word.replaceAll(/[.()]/g, '\\$&')}`,
  );
  return new RegExp(`(?:${escaped.join('|')})${end}`, 'u');
}

/** The language that tells of a region: "German", but not "English" of one of many. */
function languageOf(code: string): string | null {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return new Intl.Locale(language).maximize().region === code ? language : null;
}

/**
 * Whether a word of an email names a country that a source names, in any language, by its code ("DE/NL") or by its language,
 * or the one in whose language the email is written. Given are the forms that the folded word may have.
 */
export function isKnownRegion(forms: readonly string[], language: string, index: SourceIndex): boolean {
  const regions = regionsIn(language);
  const named = new Set(forms.flatMap((form) => regions.get(form) ?? []));
  return [...named].some((code) => languageOf(code) === language || isTold(namingOf(code), index));
}

function isTold({ names, codes: short }: Naming, { sources }: SourceIndex): boolean {
  return [...sources.values()].some(({ source, folded }) => names.test(folded) || short.test(textOfSource(source)));
}
