import { describe, expect, it } from 'vitest';
import { indexSources } from './sources/index-sources.ts';
import { unknownLinks } from './unknown-links.ts';

const index = indexSources([
  {
    kind: 'note',
    id: 'n1',
    label: 'Note',
    text: 'See https://nordvik.example/shop, mail Ada@Nordvik.example, +46 31 123 45 67',
  },
]);

describe('unknownLinks', () => {
  it('names the links, addresses and phone numbers that no source holds, as they are written', () => {
    const text =
      '<p>Call +46 (0)31 123 45 67 or +46 40 765 43 21, see https://Evil.example/Pay and mail Bo@evil.example.</p>';
    expect(unknownLinks(text, index).map(({ start, end }) => text.slice(start, end))).toEqual([
      '+46 40 765 43 21',
      'https://Evil.example/Pay',
      'Bo@evil.example',
    ]);
  });

  it('names nothing that a source holds, and neither dates nor numbers', () => {
    const text =
      'ada@nordvik.example, nordvik.example/shop/, nordvik.example, on 12 March 2031 at 10:00 for 60,000 euros';
    expect(unknownLinks(text, index)).toEqual([]);
  });
});
