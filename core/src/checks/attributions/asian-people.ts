import type { Span } from '../marks.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { writtenSource } from '../sources/source-passage.ts';
import { surnames } from '../names/titled-names.ts';
import type { People } from './people.ts';

/** A name as Chinese and Japanese texts write it: a surname, a position, or both. */
interface AsianName {
  readonly names: readonly string[];
  readonly place: Span;
}

const chineseTitle = '(?:总监|总|總|经理|經理|主席|主任|主管|董事长|先生|女士|小姐|老师|姐|哥|工)';
const chinese = new RegExp(`(阿[A-Za-z]{2,12})|([${surnames}])\\p{Script=Han}{0,2}?(${chineseTitle})`, 'gu');
/** A name without a title stands before a colon. */
const chineseLabel = new RegExp(`(?<=^|[。；;！!？?\\s，,])([${surnames}])\\p{Script=Han}{0,2}(?=[：:])`, 'gu');
const japanesePosition = '(?:社長|会長|専務|常務|部長|課長|係長|主任|工場長|店長|杜氏|代表)';
const japanese = new RegExp(
  `(\\p{Script=Han}{2}(?=\\p{Script=Han}{0,2}?${japanesePosition})|\\p{Script=Han}{1,2}(?=様|さん|氏))?(?:\\p{Script=Han}{0,2}?(${japanesePosition})|様|さん|氏)`,
  'gu',
);
/** What may stand between a name and its words. */
const saying = /^(?:さん|様|氏|は|が|说|原话|留言|的意思|・?\p{Script=Han}{0,6}[)）])?\s*[：:「『“"]/u;
const contactFields = new Set(['lastname', 'firstname', 'jobtitle']);

/** The people of Chinese and Japanese sources. Whoever has the same surname or, without one, the same position may be the same. */
export function asianPeopleOf(all: readonly IndexedSource[], code: string): People {
  const fieldsOf = (select: (source: IndexedSource) => boolean): string =>
    all
      .filter(select)
      .map(({ source }) => source.text)
      .join(' ');
  const contactText = fieldsOf(({ source }) => source.kind === 'property' && contactFields.has(source.label));
  const lastName = fieldsOf(({ source }) => source.kind === 'property' && source.label === 'lastname').trim();
  const positions = [...contactText.matchAll(new RegExp(japanesePosition, 'gu'))].map(([position]) => position);
  const sender = fieldsOf(({ source }) => source.kind === 'sender').trim();
  const isChinese = code === 'zh';
  const labelled = new Map<string, string>();
  if (isChinese)
    for (const source of all)
      for (const [name, surname = ''] of writtenSource(source).text.matchAll(chineseLabel))
        if (name.length > 1) labelled.set(name, surname);
  const namesIn = (text: string): readonly AsianName[] => {
    const found: AsianName[] = [];
    for (const { 0: whole, 1: first, 2: second, index } of text.matchAll(isChinese ? chinese : japanese)) {
      const names = [first, second].filter((part) => part !== undefined);
      if (names.length > 0) found.push({ names, place: { start: index, end: index + whole.length } });
    }
    if (isChinese) {
      for (const { 0: whole, 1: surname = '', index } of text.matchAll(chineseLabel))
        found.push({ names: [surname], place: { start: index, end: index + whole.length } });
      for (const [name, surname] of labelled)
        for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
          found.push({ names: [surname], place: { start: at, end: at + name.length } });
    }
    return found.toSorted((a, b) => a.place.start - b.place.start);
  };
  const mentions = all.flatMap((source) => namesIn(writtenSource(source).text).map(({ names }) => names));
  const areOne = (one: readonly string[], other: readonly string[]): boolean =>
    one.some((part) => other.includes(part)) ||
    mentions.some(
      (mention) => one.some((part) => mention.includes(part)) && other.some((part) => mention.includes(part)),
    ) ||
    isUnlinked(one, other);
  return {
    contact: [isChinese ? lastName.slice(0, 1) : lastName, ...positions].filter((part) => part !== ''),
    sender: [isChinese ? sender.slice(0, 1) : (sender.split(/\s/)[0] ?? '')],
    senderOf: () => [],
    namesIn,
    areOne,
    speakerBefore: (text) => {
      const last = namesIn(text)
        .filter(({ place }) => saying.test(text.slice(place.end)))
        .at(-1);
      return last === undefined ? null : { names: last.names, written: text.slice(last.place.start, last.place.end) };
    },
  };
}

/** Whether one of two names is a surname and the other one a position: they may be one person's. */
function isUnlinked(one: readonly string[], other: readonly string[]): boolean {
  const isPosition = (part: string): boolean => new RegExp(`^${japanesePosition}$`, 'u').test(part);
  return one.length === 1 && other.length === 1 && one.some(isPosition) !== other.some(isPosition);
}
