import tlds from 'tlds' with { type: 'json' };
import { linkKey, mailKey } from './link-key.ts';
import type { Span } from '../marks.ts';
import { hasInvisible, plainText, withoutReferences, type PlainText } from './plain-text.ts';

/** Something that a mail program, a CRM or a browser makes a link of. */
export interface FoundLink {
  readonly kind: 'link' | 'address';
  readonly start: number;
  readonly end: number;
  /** As `linkKey` says, one for each place where it may end, of which one has to be known. None if it leads nowhere. */
  readonly keys: readonly string[];
}

/** The endings of hosts; with a scheme or "www." every ending counts. The last ones are reserved for examples. */
const endings = new Set([...tlds, 'example', 'test']);

const letter = String.raw`\p{Alphabetic}\p{M}\p{N}`;
const unspacedScripts = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}`;
/**
 * Some domains contain symbols, but a symbol before a name is not a part of it. No part of a host has more than 63
 * characters; without that bound, a long text of hyphens or symbols would be read again from each of them.
 */
const label = String.raw`[${letter}\p{So}_-]`;
const hostName = String.raw`(?:[${letter}]${label}{0,62}|(?<!\p{So})\p{So}{1,63}(?=\.))(?:\.${label}{1,63})+`;
const scheme = String.raw`(?<![a-z\d+.-])[a-z\d+.-]+:(?=[/\\]{2})|(?<![a-z])(?:https?|ftps?|wss?):(?=\S)`;
/** Schemes that work without slashes. After "tel:", a number is read as any other phone number. */
const bareSchemes =
  'mailto|smsto|sms|mms|callto|skype|sips?|xmpp|whatsapp|facetime|facetime-audio|javascript|vbscript|livescript|blob|intent|market|news|outlook|onenote|microsoft-edge|magnet|webcals?|msteams|zoommtg|tg|view-source|search-ms|ms-[a-z-]{1,30}|itms[a-z-]{0,30}|bitcoin|ethereum';
const bareScheme = String.raw`(?<![${letter}])(?:(?:${bareSchemes}):(?=\S)|data:(?=[a-z]+/|[,;].)|file:(?=[/\\])|tel:(?=\S)(?![+(0][\d()/.-]*$))`;

/** Where a link can begin. The order decides what begins at the same place. */
const beginning = new RegExp(
  [
    `(?<web>${scheme})`,
    `(?<other>${bareScheme})`,
    String.raw`(?<relative>(?<![^"'(=[{,;])[/\\]{2,}(?=[${letter}%]|\[[\da-f:]{2}))`,
    String.raw`(?<mail>(?<![${letter}._%+-])[${letter}._%+-]+@${hostName})`,
    String.raw`(?<www>(?<![${letter}])www\d{0,3}\.(?=[${letter}%]))`,
    `(?<host>(?<![${letter}])${hostName})`,
  ].join('|'),
  'giu',
);

/** Every link has one of these; a text is looked at only around them. */
const trigger = /[@:](?=\S)|\.(?=[^\s.])|[/\\]{2}/g;
/** A quotation mark may be a part of a user's name. */
const separator = /[\s<>]|"(?!@)/y;
const names = new RegExp(String.raw`[/\\]*[${letter}\p{So}_.-]*`, 'uy');
/** What belongs to a link if it follows the host. */
const goesOn = /\.?(?:[/?#\\%[]|:[\d/?#\\])/y;
/** What ends the part of a link that a later "@" would make a user's name of. */
const endOfAuthority = /[/?#\\@]/g;
const trailing = new Set(`.,;:!?*~|'"’”»…\``);
/**
 * What may follow a link without a space, although a browser would take it for a part of the path: punctuation and
 * symbols that no keyboard has a key for, a particle of a script without spaces, or the next link of a list.
 */
const continuation = new RegExp(
  String.raw`(?:(?![\0-\x7f])[\p{P}\p{S}]|(?<=[a-z\d])[.,;:!?]?(?=[${unspacedScripts}])|[,;|](?=https?:[/\\]{2}))[^/?#=&%@\\]{0,100}(?:$|https?:[/\\]{2})`,
  'giu',
);
/** Behind a closing bracket, what some programs read as a part of the link. In Markdown a target in brackets follows. */
const behindBracket = /[)\]}]+[a-z\d/?#&=%_+$@-]/iy;
/** Schemes that are words, or begin a line as one: "Market:Growth". */
const wordSchemes = /^(?:intent|market|news|outlook):$/i;
/** Signs that an address may contain before the "@", but that programs differ about. */
const localSign = new RegExp(`[${letter}._%+!#$&'*/=?^{|}~\`-]`, 'u');
const maxLocalLength = 64;
const openers: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/**
 * The links and mail addresses of a text, in the order in which they stand there: everything that some mail program,
 * CRM or browser makes a link of, in whatever notation. Escaped HTML is read like the text that it shows. Where programs
 * differ, links overlap.
 */
export function findLinks(text: string): readonly FoundLink[] {
  const links = linksOf(text, plainText(text));
  if (!hasInvisible(text)) return links;
  const inPieces = linksOf(text, plainText(text, ' '));
  return [...links, ...inPieces].sort((a, b) => a.start - b.start || b.end - a.end);
}

function linksOf(original: string, plain: PlainText): FoundLink[] {
  const found: FoundLink[] = [];
  const { text } = plain;
  trigger.lastIndex = 0;
  for (let match = trigger.exec(text); match !== null; match = trigger.exec(text)) {
    let start = match.index;
    while (start > 0 && !isAt(separator, text, start - 1)) start -= 1;
    let end = match.index;
    while (end < text.length && !isAt(separator, text, end)) end += 1;
    for (const { kind, prefix, readings } of linksOfWord(text.slice(start, end))) {
      const [whole] = readings;
      if (
        unit.test(text.slice(start + whole.start, start + whole.end)) &&
        number.test(text.slice(Math.max(0, start - 2), start))
      )
        continue;
      const keys = readings.flatMap((reading) => {
        const origin = plain.originOf(start + reading.start, start + reading.end);
        // What a disguise means is for `URL` to say: in some places it is none.
        const written = withoutReferences(original.slice(origin.start, origin.end));
        if (kind === 'address') return mailKey(written) ?? [];
        return linkKey(prefix === '' ? written : prefix + written.replace(/^[/\\]+/, '')) ?? [];
      });
      found.push({ kind, ...plain.originOf(start + whole.start, start + whole.end), keys });
    }
    trigger.lastIndex = end;
  }
  return found;
}

function isAt(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at;
  return expression.test(text);
}

interface LinkInWord {
  readonly kind: FoundLink['kind'];
  /** What makes a whole link of it. */
  readonly prefix: 'https://' | '';
  /** The longest first. */
  readonly readings: readonly [Span, ...Span[]];
}

/** The links of a text without separators. */
function linksOfWord(word: string): LinkInWord[] {
  const found: LinkInWord[] = [];
  const endsFrom = linkEnds(word);
  beginning.lastIndex = 0;
  for (let match = beginning.exec(word); match !== null; match = beginning.exec(word)) {
    const links = linksAt(match, endsFrom);
    found.push(...links);
    // What is no link may end with the scheme of one.
    const end =
      links.length > 0
        ? Math.min(...links.flatMap(({ readings }) => readings.map((reading) => reading.end)))
        : match.index + (match[0].search(/(?<![a-z\d+.-])[a-z\d+.-]*$/i) || match[0].search(/(?<![a-z])[a-z]*$/i));
    if (end > match.index) beginning.lastIndex = end;
  }
  return found;
}

function linksAt({ index: start, input, groups = {} }: RegExpExecArray, endsFrom: LinkEnds): LinkInWord[] {
  const { web, other, mail, host } = groups;
  const links = (all: readonly Ends[], prefix: LinkInWord['prefix']): LinkInWord[] =>
    all.map(([end, ...others]) => ({
      kind: 'link',
      prefix,
      readings: [{ start, end }, ...others.map((shorter) => ({ start, end: shorter }))],
    }));
  if (other !== undefined && wordSchemes.test(other) && other !== other.toLowerCase()) return [];
  if (other !== undefined || (web !== undefined && !/^https?:$/i.test(web))) return links(endsFrom(start, null), '');
  if (mail !== undefined) {
    const at = start + mail.indexOf('@') + 1;
    const end = at + (endOfHost(input.slice(at, start + mail.length)) ?? mail.length - (at - start));
    if (!/\p{L}[^.]*$/u.test(input.slice(at, end))) return [];
    const all = endsFrom(start, end);
    return all.some(([whole]) => whole > end) ? links(all, 'https://') : addresses(input, start, end);
  }
  if (host !== undefined) {
    const length = endOfHost(host);
    if (length === null || (isNumeric.test(host) && input[start - 1] === '+')) return [];
    const all = endsFrom(start, start + length);
    if (all.some(([whole]) => whole > start + length)) return links(all, 'https://');
    const bare = isNumeric.test(host) ? null : endOfHost(host, isBareEnding);
    return bare === null ? [] : links([[start + bare]], 'https://');
  }
  names.lastIndex = start + (web?.length ?? 0);
  const name = names.exec(input)?.[0] ?? '';
  const end = start + (web?.length ?? 0) + name.length;
  const all = endsFrom(start, end);
  const last = name.slice(name.lastIndexOf('.') + 1);
  const ending = lengthOfEnding(last);
  const isFollowed = ending > 0 && all.every(([whole]) => whole <= end);
  return links(
    isFollowed ? all.map((ends) => [...ends, end - last.length + ending]) : all,
    web === undefined ? 'https://' : '',
  );
}

/** An address as far as all programs agree on it, and with the signs before it. */
function addresses(word: string, start: number, end: number): LinkInWord[] {
  const isEmphasised = word[start] === '_' && word[end] === '_';
  const found: LinkInWord[] = [
    {
      kind: 'address',
      prefix: '',
      readings: isEmphasised
        ? [
            { start, end },
            { start: start + 1, end },
          ]
        : [{ start, end }],
    },
  ];
  let from = start;
  while (from > 0 && start - from < maxLocalLength && localSign.test(word.charAt(from - 1))) from -= 1;
  while (from < start && !isLetter.test(word.charAt(from))) from += 1;
  if (from < start) found.push({ kind: 'address', prefix: '', readings: [{ start: from, end }] });
  return found;
}

const isLetter = new RegExp(`[${letter}]`, 'u');
const isNumeric = /^[\d.]+$/;
/** Behind a number, as in "40 t.kr.", what looks like the shortest of hosts is a unit. */
const unit = /^\p{L}\.\p{L}{2}$/u;
const number = /\d\s$/;

/** Endings of files, which a host has only where a scheme or a path says so. */
const fileEndings = new Set(['md', 'mov', 'ps', 'py', 'rs', 'sh', 'zip']);
const abbreviation = /^\p{L}{1,2}(?:\.\p{L})+$/u;

/**
 * Whether two names make a host by themselves: "nordvik.se", but not "README.md", "ASP.NET", "Co.KG" or "z.B.in", and
 * not the end of a sentence and the beginning of the next, such as "today.It".
 */
function isBareEnding(ending: string, before: string): boolean {
  const folded = ending.normalize('NFKC');
  if (folded.toLowerCase() === 'com') return true;
  const isWord = folded !== folded.toLowerCase() && !/^xn--/i.test(folded);
  return !isWord && !fileEndings.has(folded) && !(folded.length === 2 && abbreviation.test(before));
}

/**
 * Where a host ends whose names were found with dots between them: behind the last one that is an ending, because a
 * sentence may follow its full stop without a space, or behind the letters of one that another script follows. Null if
 * none is an ending.
 */
function endOfHost(host: string, isEnding = (_ending: string, _before: string): boolean => true): number | null {
  if (isNumeric.test(host)) return URL.parse(`https://${host}`)?.host === host ? host.length : null;
  let end: number | null = null;
  let start = 0;
  for (const name of host.split('.')) {
    const length = start === 0 ? 0 : lengthOfEnding(name);
    if (length > 0 && isEnding(name.slice(0, length), host.slice(0, start - 1))) end = start + length;
    start += name.length + 1;
  }
  return end;
}

function lengthOfEnding(name: string): number {
  const plain = name.replace(/(?<![_-])[_-]+$/, '');
  const folded = plain.normalize('NFKC').toLowerCase();
  if (endings.has(folded) || folded.startsWith('xn--')) return plain.length;
  const latin = /^[a-z]{2,}(?=[^\0-\x7f])/i.exec(plain)?.[0] ?? '';
  return endings.has(latin.toLowerCase()) ? latin.length : 0;
}

/** The places where a link may end, the last one first. */
type Ends = readonly [number, ...number[]];
/**
 * Where a link may end that begins at `start` and whose host ends at `hostEnd`; null if it has no host. Where some
 * programs read a longer link, that is another one.
 */
type LinkEnds = (start: number, hostEnd: number | null) => readonly Ends[];

function linkEnds(word: string): LinkEnds {
  let authorityEnd = -1;
  let next = -1;
  // A part of a word is looked at in its longest reading once, or many links would make many long ones.
  let readTo = 0;
  return (start, hostEnd) => {
    if (hostEnd !== null) {
      if (authorityEnd < hostEnd) {
        endOfAuthority.lastIndex = hostEnd;
        authorityEnd = endOfAuthority.exec(word)?.index ?? word.length;
      }
      if (word[authorityEnd] === '@') return [[trimmed(word, start, word.length)]];
      if (!isAt(goesOn, word, hostEnd)) return [[trimmed(word, start, hostEnd)]];
    }
    const from = hostEnd ?? start;
    if (next < from) {
      continuation.lastIndex = from;
      next = continuation.exec(word)?.index ?? word.length;
    }
    const isInside = start < readTo;
    const close = Math.max(from, bracketEnd(word, start, isInside ? next : word.length));
    const end = trimmed(word, start, close);
    if (isInside) return [[end]];
    const ends: Ends = next < close ? [end, trimmed(word, start, next)] : [end];
    if (next < close) readTo = close;
    if (!isAt(behindBracket, word, close)) return [ends];
    readTo = word.length;
    return [ends, [trimmed(word, start, word.length)]];
  };
}

/** The place of the first closing bracket before `end` that was not opened since `start`, or `end`. */
function bracketEnd(word: string, start: number, end: number): number {
  const open: Record<string, number> = {};
  for (let at = start; at < end; at += 1) {
    const sign = word.charAt(at);
    const opener = openers.get(sign);
    if (opener === undefined) open[sign] = (open[sign] ?? 0) + 1;
    else if ((open[opener] ?? 0) === 0) return at;
    else open[opener] = (open[opener] ?? 0) - 1;
  }
  return end;
}

/** Without the punctuation behind a link, or the end of its emphasis. */
function trimmed(word: string, start: number, from: number): number {
  let end = from;
  const isTrailing = (sign: string): boolean => trailing.has(sign) || (sign === '_' && word[start - 1] === '_');
  while (end > start && isTrailing(word.charAt(end - 1))) end -= 1;
  return end;
}
