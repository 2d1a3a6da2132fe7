import type { Value } from './value.ts';
import { isDigitAt, isLetterAt } from './words.ts';

/** Endings of bare addresses such as "nordvik.example"; with a scheme or "www." every ending counts. */
const endings = new Set(
  'com org net io co ai app dev eu info biz agency digital shop store cloud tech me tv ly example test de at ch uk ie se dk no fi fr be nl lu es mx cl ar pt br pl cz sk hu ua ru bg rs kz gr cy tr ae sa eg jo il in sg my cn tw hk jp kr ng ke za gh us ca au nz it'.split(
    ' ',
  ),
);
const trailing = /[.,;:!?)\]}'"-]+$/;
/** What no link contains. */
const separators = new Set(Array.from(' \n<>"()[]{}', (sign) => sign.charCodeAt(0)));

/**
 * Mail addresses and links of a folded text: each has a dot between two letters or digits, and they are looked at alone.
 * Those that were read before are in `known`.
 */
export function readLinks(folded: string, known: Map<string, Value | null>): Value[] {
  const values: Value[] = [];
  let after = 0;
  for (let dot = folded.indexOf('.'); dot >= 0; dot = folded.indexOf('.', Math.max(dot + 1, after))) {
    if (!isNameAt(folded, dot - 1) || !isNameAt(folded, dot + 1)) continue;
    let start = dot;
    while (start > after && !separators.has(folded.charCodeAt(start - 1))) start -= 1;
    let end = dot + 1;
    while (end < folded.length && !separators.has(folded.charCodeAt(end))) end += 1;
    after = end;
    const token = folded.slice(start, end);
    let link = known.get(token);
    if (link === undefined) known.set(token, (link = readLink(token)));
    if (link !== null) values.push({ ...link, start: start + link.start, end: start + link.end });
  }
  return values;
}

function isNameAt(text: string, at: number): boolean {
  return isLetterAt(text, at) || isDigitAt(text, at);
}

const addressed = /^[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const hostName = /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+$/u;

/** With its place in the token. */
function readLink(token: string): Value | null {
  if (token.length > 2_000) return null;
  const start = /^['(*_-]*(?:mailto:|[\p{L}]+:(?!\/))?/u.exec(token)?.[0].length ?? 0;
  const written = token.slice(start).replace(trailing, '');
  const place = { start, end: start + written.length };
  if (written.includes('@') && !written.includes('/'))
    return addressed.test(written) ? { kind: 'address', ...place, keys: [`mail:${written}`] } : null;
  const normal = written
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  const host = normal.replace(/[/?#:].*$/s, '');
  if (!hostName.test(host)) return null;
  const isPlain = written === normal;
  // "e.g.", "3.5" and "a.m" are no hosts.
  if (isPlain && (!endings.has(host.slice(host.lastIndexOf('.') + 1)) || host.indexOf('.') < 2)) return null;
  return { kind: 'link', ...place, keys: [`link:${normal}`] };
}

export function isLinkKey(key: string): boolean {
  return key.startsWith('link:') || key.startsWith('mail:');
}

/** The host of a link or mail address key. */
export function hostOf(key: string): string {
  return key.replace(/^link:|^mail:.*@/, '').replace(/[/?#:].*$/s, '');
}
