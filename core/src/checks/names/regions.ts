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

const knownNames = new Map<string, Intl.DisplayNames>();

function displayNames(language: string, type: 'region' | 'language', style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${type} ${style}`;
  let names = knownNames.get(key);
  if (names === undefined)
    knownNames.set(key, (names = new Intl.DisplayNames([language], { type, style, fallback: 'none' })));
  return names;
}

/** A region with the words by which a language calls it, its language and its people, folded. */
interface Region {
  readonly code: string;
  readonly words: readonly string[];
}
const regionsByLanguage = new Map<string, readonly Region[]>();

/** The runtime knows all of them. */
function regionsIn(language: string): readonly Region[] {
  let regions = regionsByLanguage.get(language);
  if (regions === undefined) {
    const nameOf = displayNames(language, 'region', 'long');
    const languageNameOf = displayNames(language, 'language', 'long');
    regions = codes.flatMap((code) => {
      const name = nameOf.of(code);
      if (name === undefined) return [];
      const own = languageOf(code);
      return [{ code, words: wordsOf([name, otherNames[code], own === null ? '' : languageNameOf.of(own)].join(' ')) }];
    });
    regionsByLanguage.set(language, regions);
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
        displayNames(language, type, style).of(what) ?? '';
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

/** A word without its ending: "Niemc" for "Niemcy" and "Niemczech". What is left of a short one begins other words. */
function beginningOf(name: string, ending: number): string {
  return unspaced.test(name) || name.length < shortName ? name : name.slice(0, Math.max(minWord, name.length - ending));
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
 * Whether a folded word of an email names a country, or the people of one, that a source names, in any language, by its code
 * ("DE/NL") or by its language, or the one in whose language the email is written.
 */
export function isKnownRegion(word: string, language: string, index: SourceIndex): boolean {
  return regionsIn(language).some(
    ({ code, words }) =>
      words.some((name) => isFormOf(word, name)) && (languageOf(code) === language || isTold(code, index)),
  );
}

/** "Niemczech" of "Niemcy", "Italians" of "Italian". */
function isFormOf(word: string, name: string): boolean {
  const [ending, longer] = name.length < shortName ? [1, 2] : name.length < longName ? [2, 3] : [1, 4];
  return word.length <= name.length + longer && word.startsWith(name.slice(0, Math.max(minWord, name.length - ending)));
}
/** Another word begins like a short name ("Catar", "Catalina"), and so does another country: "Austria", "Australia". */
const shortName = 6;
const longName = 7;

/** What the sources of a version tell of regions: all its emails are checked against them. */
const toldBy = new WeakMap<SourceIndex, Map<string, boolean>>();

function isTold(code: string, index: SourceIndex): boolean {
  const told = toldBy.get(index) ?? new Map<string, boolean>();
  toldBy.set(index, told);
  let answer = told.get(code);
  if (answer === undefined) {
    const { names, codes: short } = namingOf(code);
    answer = [...index.sources.values()].some(
      ({ source, folded }) => names.test(folded) || short.test(textOfSource(source)),
    );
    told.set(code, answer);
  }
  return answer;
}
