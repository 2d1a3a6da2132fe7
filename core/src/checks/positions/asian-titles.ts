import { fold } from '../fold.ts';
import type { EmailField } from '../email-field.ts';
import { lexiconOf } from '../languages/index.ts';
import type { Span } from '../marks.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { asianDepartments } from './position.ts';
import { writtenSource, type SourcePassage } from '../sources/source-passage.ts';

/*
 * Positions where words are not separated: "海外営業課長の大村真理様", "采购总监沈薇", "大村課長". They stand directly beside a name, and
 * the name is known by what a source writes beside a position.
 */

const maxName = 4;
const minName = 2;
/** A contact's sources name fewer positions. */
const maxPositions = 400;
/** An email names fewer. */
const maxTitles = 20;
/** At most so many places of a name are looked at. */
const maxPlaces = 20;
const sameRank: readonly (readonly string[])[] = [
  ['总', '总经理', '总裁', '老板', '负责人'],
  ['主管', '经理', '负责人'],
  ['副总', '副总经理', '副总裁'],
  ['責任者', '担当者'],
  ['代表', '社長', '取締役'],
];

interface Titled {
  readonly place: Span;
  readonly department: string;
  readonly rank: string;
  readonly name: string;
}

/** What names of departments are made of. */
const fields = asianDepartments.join('|');
const expressions = new Map<string, readonly RegExp[]>();

/** A rank behind a department and before a name, and in Japanese one behind a name. */
function expressionsFor(code: string): readonly RegExp[] {
  let known = expressions.get(code);
  if (known === undefined) {
    const rank = `(?<rank>${alternatives((lexiconOf(code)?.positions?.names ?? '').split('|'))})`;
    const name = `(?<name>\\p{Script=Han}{${String(minName)},${String(maxName)}})`;
    const before = `(?<department>(?:${fields}|IT|HR){0,3})${rank}(?:の|，|・)?${name}`;
    const behind = `(?<name>(?!${fields})\\p{Script=Han}{${String(minName)}})(?<department>)${rank}(?!の?\\p{Script=Han})`;
    known = [before, ...(code === 'ja' ? [behind] : [])].map((pattern) => new RegExp(pattern, 'gu'));
    expressions.set(code, known);
  }
  return known;
}

function alternatives(list: readonly string[]): string {
  return list.toSorted((a, b) => b.length - a.length).join('|');
}

function titledIn(text: string, code: string): readonly Titled[] {
  return expressionsFor(code).flatMap((expression) =>
    [...text.matchAll(expression)].slice(0, maxPositions).map(({ 0: whole, groups, index }) => {
      const { department = '', rank = '', name = '' } = groups ?? {};
      const start = index + whole.indexOf(department + rank);
      return { place: { start, end: start + department.length + rank.length }, department, rank, name };
    }),
  );
}

/** What the sources of a version call people: all its emails are checked against it. */
const known = new WeakMap<IndexedSource, readonly Titled[]>();

function titledInSource(from: IndexedSource, code: string): readonly Titled[] {
  let titled = known.get(from);
  if (titled === undefined) known.set(from, (titled = titledIn(writtenSource(from).text, code)));
  return titled;
}

export function asianTitles(
  { text }: EmailField,
  index: SourceIndex,
  code: string,
): readonly (Span & { readonly against: SourcePassage })[] {
  return titledIn(text, code)
    .slice(0, maxTitles)
    .flatMap((title) => {
      const against = rivalOf(title, index, code);
      return against === null ? [] : [{ ...title.place, against }];
    });
}

/** What the sources call a person whom an email calls something else. */
function rivalOf(title: Titled, index: SourceIndex, code: string): SourcePassage | null {
  let rival: SourcePassage | null = null;
  for (const from of index.sources.values()) {
    const { text, sentences } = writtenSource(from);
    for (const other of titledInSource(from, code)) {
      if (sharedName(title.name, other.name) < minName) continue;
      if (isSame(title, other)) return null;
      const sentence = sentences.find(({ start, end }) => start <= other.place.start && other.place.start < end);
      rival ??= {
        from,
        quote: text.slice(sentence?.start, sentence?.end).trim(),
        expected: text.slice(other.place.start, other.place.end),
      };
    }
    if (isBesideIn(title, from)) return null;
  }
  return rival;
}

/** Whether a source has the same words beside the name elsewhere: "沈薇（采购总监）". */
function isBesideIn({ name, rank }: Titled, { folded }: IndexedSource): boolean {
  const wanted = fold(name.slice(0, minName));
  let at = folded.indexOf(wanted);
  for (let count = 0; at >= 0 && count < maxPlaces; count += 1) {
    if (folded.slice(at, at + 2 * maxBeside).includes(fold(rank))) return true;
    at = folded.indexOf(wanted, at + 1);
  }
  return false;
}
const maxBeside = 8;

function isSame(one: Titled, other: Titled): boolean {
  const isRank =
    one.rank === other.rank || sameRank.some((ranks) => ranks.includes(one.rank) && ranks.includes(other.rank));
  const isDepartment =
    one.department === '' ||
    other.department === '' ||
    one.department.includes(other.department) ||
    other.department.includes(one.department);
  return isRank && isDepartment;
}

/** With how many signs two names begin alike. */
function sharedName(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
