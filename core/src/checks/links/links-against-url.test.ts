import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexSources } from '../sources/index-sources.ts';
import { isKnownLink, unknownLinks } from '../unknown-links.ts';

const known = [
  'https://nordvik.example/Case?id=7',
  'https://bit.ly/aBc',
  'http://10.0.0.7:8080/',
  'mailto:ada@nordvik.example',
];
const index = indexSources([{ kind: 'note', id: 'n1', label: 'Note', text: known.join(' ') }]);

/** Where a browser is led, by its own parser; the differences that the rule allows are taken away one by one. */
function placeOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol === 'http:') url.protocol = 'https:';
  for (const name of new Set(url.searchParams.keys())) if (/^utm_|^gclid$/.test(name)) url.searchParams.delete(name);
  url.hostname = url.hostname.replace(/^www\./, '');
  return url.href
    .replaceAll(/%(?:[46][1-9a-f]|[57][\da]|3\d|2[16-9ade]|5f|7e)/gi, decodeURIComponent)
    .replace(/#$/, '')
    .replace(/\/(?=[?#]|$)/, '')
    .replace(/\?(?=#|$)/, '');
}
const front = ['https://nordvik.example', 'https://bit.ly', 'https://10.0.0.7'];
const places = new Set([...known, ...front].map(placeOf));

const host = fc.constantFrom(
  'nordvik.example',
  'NORDVIK.example',
  'nordvik%2Eexample',
  'nordvik。example',
  'ｎordvik.example',
  'nordvik.example.',
  'evil.com',
  'nordvik.example.evil.com',
  'nordvik.exampIe',
  'nordvík.example',
  'xn--nordvk-4va.example',
  'evil.zip',
  'bit.ly',
  'bít.ly',
  '10.0.0.7',
  '0xa000007',
  '167772167',
  '012.0.0.7',
  '3232235777',
  '[::1]',
  '1.1',
  'localhost',
  'еvil.example',
  'ev\u00adil.com',
  'nord\u200bvik.example',
  '例え.jp',
  'злой.рф',
  'nordvik․example',
  'a_b.nordvik.example',
);
const mostly = (usual: string, ...others: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const notation = fc
  .tuple(
    mostly('https://', 'http://', 'HTTPS://', 'https:/', 'https:', 'https:\\\\', 'https:///', 'ftp://', 'x-y://'),
    mostly('', 'ada@', 'nordvik.example@', 'nordvik.example:443@', 'bit.ly%2FaBc@', '@'),
    mostly('', 'www.', 'WWW.', 'www.www.'),
    fc.oneof(fc.constant('nordvik.example'), host),
    mostly('', ':443', ':80', ':8080', ':8443', ':'),
    mostly('/Case', '', '/', '/case', '/aBc', '\\Case', '/x/../Case', '/%43ase', '/Case/', '/./Case', '/a@b'),
    mostly('?id=7', '', '?id=8', '?id=7&utm_source=a', '?gclid=1&id=7', '?id=7&to=evil', '?utm_medium=x', '?'),
    mostly('', '#top', '#'),
  )
  .map((parts) => parts.join(''));

it(
  'knows a link only if a browser is led to a place that a source names, in 10,000 notations',
  { timeout: 120_000 },
  () => {
    const seen = { known: 0, unknown: 0, marked: 0 };
    fc.assert(
      fc.property(notation, (link) => {
        const isKnown = places.has(placeOf(link));
        // A link may not be known although it is, such as "/Case?id=7#" for "/Case?id=7", but never the other way round.
        if (isKnownLink(link, index) && !isKnown) throw new Error(`It leads to ${placeOf(link)}.`);
        const marks = unknownLinks(`Look at ${link} today`, index);
        const inText = placeOf(link.replace(/[.:?]+$/, ''));
        if (!places.has(inText) && marks.length === 0) throw new Error(`It leads to ${inText}.`);
        seen[isKnown ? 'known' : 'unknown'] += 1;
        if (isKnown && marks.length > 0) seen.marked += 1;
      }),
      { numRuns: 10_000 },
    );
    expect(seen.known).toBeGreaterThan(500);
    // A known link may be marked where a page has several writings, but it hardly ever is.
    expect(seen.marked / seen.known).toBeLessThan(0.1);
  },
);

it(
  'finds what a mail program makes a link of without a scheme, and knows it only if a browser would',
  { timeout: 120_000 },
  () => {
    const bare = fc
      .tuple(
        fc.constantFrom('', '', 'www.', '//', '\\\\'),
        host.filter((name) => /\p{L}[.。․]\p{L}/u.test(name.replaceAll('\u200b', '')) && !/Ie$|zip$/.test(name)),
        fc.constantFrom('', '', ':8443', '/', '/Case', '/case', '/x/../Case', '\\Case', '@evil.com', '%2eevil.com/'),
        fc.constantFrom('', '', '?id=7', '?id=8', '?id=7&utm_source=a'),
      )
      .map((parts) => parts.join(''));
    const before = fc.constantFrom(' ', '(', '"', '“', '*', '<', ': ', '\n', 'href=', '](', '👉', '→');
    const behind = fc.constantFrom(' ', ')', '"', '”', '.', ', or', '!', '\n', '>', ' — so');
    fc.assert(
      fc.property(before, bare, behind, (open, link, close) => {
        const isKnown = places.has(placeOf(`https://${link.replace(/^[/\\]+|[.․]+$/g, '')}`));
        const marks = unknownLinks(`See${open}${link}${close}`, index);
        if (!isKnown && marks.length === 0) throw new Error('It is not marked.');
      }),
      { numRuns: 3_000 },
    );
  },
);
