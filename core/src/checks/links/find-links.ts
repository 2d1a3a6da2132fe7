import tlds from 'tlds' with { type: 'json' };
import { linkKey, mailKey } from './link-key.ts';
import { hasInvisible, plainText, withoutReferences, type PlainText } from './plain-text.ts';

/** Something that a mail program, a CRM or a browser makes a link of. */
export interface FoundLink {
  readonly kind: 'link' | 'address';
  readonly start: number;
  readonly end: number;
  /** As `linkKey` says; null if it leads nowhere. */
  readonly key: string | null;
}

/** The endings of hosts; with a scheme or "www." every ending counts. The last ones are reserved for examples. */
const endings = new Set([...tlds, 'example', 'test']);

const letter = String.raw`\p{Alphabetic}\p{M}\p{N}`;
/** Some domains contain symbols, but a symbol before a name is not a part of it. */
const label = String.raw`[${letter}\p{So}_-]`;
const hostName = String.raw`(?:[${letter}]${label}*|\p{So}+(?=\.))(?:\.${label}+)+`;
const scheme = String.raw`(?<![a-z\d+.-])[a-z\d+.-]+:(?=[/\\]{2})|(?<![a-z])(?:https?|ftps?|wss?):(?=\S)`;
/** Schemes that work without slashes. After "tel:", a number is read as any other phone number. */
const bareSchemes =
  'mailto|smsto|sms|mms|callto|skype|sips?|xmpp|whatsapp|facetime|facetime-audio|javascript|vbscript|livescript|blob|intent|market|magnet|webcals?|msteams|zoommtg|tg|view-source|search-ms|ms-[a-z-]+|itms[a-z-]*|bitcoin|ethereum';
const bareScheme = String.raw`(?<![${letter}])(?:(?:${bareSchemes}):(?=\S)|data:(?=[a-z]+/|[,;])|tel:(?=\S)(?![+(0][\d()/.-]*$))`;

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
const separator = /[\s<>"]/;
const names = new RegExp(String.raw`[/\\]*[${letter}\p{So}_.-]*`, 'uy');
/** What belongs to a link if it follows the host. */
const goesOn = /\.?(?:[/?#\\%[]|:[\d/?#\\])/y;
/** What ends the part of a link that a later "@" would make a user's name of. */
const endOfAuthority = /[/?#\\@]/g;
const trailing = new Set(`.,;:!?*|'"’”»…\``);
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
  trigger.lastIndex = 0;
  for (let match = trigger.exec(plain.text); match !== null; match = trigger.exec(plain.text)) {
    let start = match.index;
    while (start > 0 && !separator.test(plain.text.charAt(start - 1))) start -= 1;
    let end = match.index;
    while (end < plain.text.length && !separator.test(plain.text.charAt(end))) end += 1;
    for (const { kind, prefix, ...place } of linksOfWord(plain.text.slice(start, end))) {
      if (
        unit.test(plain.text.slice(start + place.start, start + place.end)) &&
        number.test(plain.text.slice(Math.max(0, start - 2), start))
      )
        continue;
      const origin = plain.originOf(start + place.start, start + place.end);
      // What a disguise means is for `URL` to say: in some places it is none.
      const written = withoutReferences(original.slice(origin.start, origin.end));
      const key =
        kind === 'address'
          ? mailKey(written)
          : linkKey(prefix === '' ? written : prefix + written.replace(/^[/\\]+/, ''));
      found.push({ kind, ...origin, key });
    }
    trigger.lastIndex = end;
  }
  return found;
}

interface LinkInWord extends Omit<FoundLink, 'key'> {
  /** What makes a whole link of it. */
  readonly prefix: 'https://' | '';
}

/** The links of a text without separators. */
function linksOfWord(word: string): LinkInWord[] {
  const found: LinkInWord[] = [];
  const endFrom = linkEnds(word);
  beginning.lastIndex = 0;
  for (let match = beginning.exec(word); match !== null; match = beginning.exec(word)) {
    const link = linkAt(match, endFrom);
    if (link !== null) found.push(link);
    // What is no link may end with the scheme of one.
    const end =
      link?.end ??
      match.index + (match[0].search(/(?<![a-z\d+.-])[a-z\d+.-]*$/i) || match[0].search(/(?<![a-z])[a-z]*$/i));
    if (end > match.index) beginning.lastIndex = end;
  }
  return found;
}

function linkAt({ index: start, input, groups = {} }: RegExpExecArray, endFrom: LinkEnds): LinkInWord | null {
  const { web, other, mail, host } = groups;
  const link = (end: number, prefix: LinkInWord['prefix']): LinkInWord => ({ kind: 'link', start, end, prefix });
  if (other !== undefined || (web !== undefined && !/^https?:$/i.test(web))) return link(endFrom(start, null), '');
  if (mail !== undefined) {
    const at = start + mail.indexOf('@') + 1;
    const end = at + (endOfHost(input.slice(at, start + mail.length)) ?? mail.length - (at - start));
    if (!/\p{L}[^.]*$/u.test(input.slice(at, end))) return null;
    const whole = endFrom(start, end);
    return whole > end ? link(whole, 'https://') : { kind: 'address', start, end, prefix: '' };
  }
  if (host !== undefined) {
    const length = endOfHost(host);
    if (length === null || (isNumeric.test(host) && input[start - 1] === '+')) return null;
    return link(endFrom(start, start + length), 'https://');
  }
  names.lastIndex = start + (web?.length ?? 0);
  const end = names.lastIndex + (names.exec(input)?.[0].length ?? 0);
  return link(endFrom(start, end), web === undefined ? 'https://' : '');
}

const isNumeric = /^[\d.]+$/;
/** Behind a number, as in "40 t.kr.", what looks like the shortest of hosts is a unit. */
const unit = /^\p{L}\.\p{L}{2}$/u;
const number = /\d\s$/;

/**
 * Where a host ends whose names were found with dots between them: behind the last one that is an ending, because a
 * sentence may follow its full stop without a space, or behind the letters of one that another script follows. Null if
 * none is an ending.
 */
function endOfHost(host: string): number | null {
  if (isNumeric.test(host)) return URL.parse(`https://${host}`)?.host === host ? host.length : null;
  let end: number | null = null;
  let start = 0;
  for (const name of host.split('.')) {
    const length = start === 0 ? 0 : lengthOfEnding(name);
    if (length > 0) end = start + length;
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

/** Where a link ends that begins at `start` and whose host ends at `hostEnd`; null if it has no host. */
type LinkEnds = (start: number, hostEnd: number | null) => number;

function linkEnds(word: string): LinkEnds {
  let authorityEnd = -1;
  return (start, hostEnd) => {
    if (hostEnd === null) return trimmed(word, start, bracketEnd(word, start));
    if (authorityEnd < hostEnd) {
      endOfAuthority.lastIndex = hostEnd;
      authorityEnd = endOfAuthority.exec(word)?.index ?? word.length;
    }
    if (word[authorityEnd] === '@') return trimmed(word, start, word.length);
    goesOn.lastIndex = hostEnd;
    return trimmed(word, start, goesOn.test(word) ? Math.max(hostEnd, bracketEnd(word, start)) : hostEnd);
  };
}

/** The place of the first closing bracket that was not opened since `start`. */
function bracketEnd(word: string, start: number): number {
  const open: Record<string, number> = {};
  for (let at = start; at < word.length; at += 1) {
    const sign = word.charAt(at);
    const opener = openers.get(sign);
    if (opener === undefined) open[sign] = (open[sign] ?? 0) + 1;
    else if ((open[opener] ?? 0) === 0) return at;
    else open[opener] = (open[opener] ?? 0) - 1;
  }
  return word.length;
}

/** Without the punctuation behind a link. */
function trimmed(word: string, start: number, from: number): number {
  let end = from;
  while (end > start && trailing.has(word.charAt(end - 1))) end -= 1;
  return end;
}
