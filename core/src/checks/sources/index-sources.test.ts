import { expect, it } from 'vitest';
import type { Source } from '../contract/evidence.ts';
import { indexSources } from './index-sources.ts';

const source = (id: string, label: string, text: string): Source => ({ id, kind: 'deal', label, text });
const halves: readonly (readonly [string, string])[] = [
  ['15', '000 euros'],
  ['15.', '000'],
  ['$', '400'],
  ['20', 'percent'],
  ['two', 'hundred orders'],
  ['12', 'March 2026'],
  ['by', 'May'],
  ['at 10', ':30'],
  ['+46 31', '123 45 67'],
  ['nordvik', '.example'],
  ['See nordvik.example', 'shop'],
  ['ada@nordvik.example', 'Ada'],
  ['10 to', '15 weeks'],
  ['周', '三'],
];

it.each(halves)('reads no value across the border of two sources: %s | %s', (before, after) => {
  const [first, second] = [source('d1', 'Deal', before), source('d2', after, '')];
  const together = indexSources([first, second]);
  const alone = [first, second].map((one) => indexSources([one]));
  expect([...together.holders.keys()].sort()).toEqual(alone.flatMap(({ holders }) => [...holders.keys()]).sort());
  expect([...together.days.keys()]).toEqual([]);
});

it('knows which of the sources holds a value', () => {
  const { holders, days } = indexSources([
    source('d1', 'Deal', 'It costs 15,000 euros.'),
    source('d2', 'Deal', 'Nothing to read here.'),
    source('d3', 'Deal', 'Paid 15,000 euros on 12 March 2026.'),
  ]);
  const idsOf = (found: readonly { readonly source: Source }[] | undefined) => found?.map((one) => one.source.id);
  expect(idsOf(holders.get('amount:15000:EUR'))).toEqual(['d1', 'd3']);
  expect(idsOf(days.get('2026-03-12'))).toEqual(['d3']);
});
