import { expect, it } from 'vitest';
import { lackingModels, modelWarnings } from './model-warnings.ts';
import type { OfferedModelWire } from './models.ts';

const five: OfferedModelWire = {
  id: 'gpt-5',
  label: 'GPT-5',
  shutdownDate: '2026-12-11',
  state: 'ends-soon',
  replacement: 'gpt-6.1-sol',
  price: null,
  priceSource: null,
  isDefault: true,
  isOwn: true,
};
const texts = (...domains: Parameters<typeof modelWarnings>[0]) => modelWarnings(domains).map(({ text }) => text);

it('says of each model that ends when, where, and what to do', () => {
  expect(
    texts(
      { department: 'DT-PM', models: [five], ended: [] },
      { department: 'DT-Sales', models: [five, { ...five, id: 'x', state: 'active' }], ended: [] },
    ),
  ).toEqual(['GPT-5 ends on Dec 11, 2026 (DT-PM, DT-Sales). Move to GPT-6.1 Sol under AI Models.']);
  const gone = { ...five, state: 'ended' as const, replacement: null, isDefault: false };
  expect(texts({ department: 'DT-PM', models: [], ended: [gone] })).toEqual([
    'GPT-5 ended on Dec 11, 2026 (DT-PM). Choose another model under AI Models.',
  ]);
});

it('tells of models that nobody chose only what happens by itself to the default', () => {
  const unchosen = { ...five, isOwn: false };
  const other = { ...unchosen, id: 'gpt-5-2025-08-07', isDefault: false };
  const ended = { ...other, state: 'ended' as const };
  expect(texts({ department: 'DT-PM', models: [unchosen, other], ended: [ended] })).toEqual([
    'GPT-5 ends on Dec 11, 2026 (DT-PM). GPT-6.1 Sol takes its place by itself, where the key has it.',
  ]);
});

it('says what to do where nobody can generate', () => {
  const lacking = { department: 'DT-PM', models: [], ended: [] };
  expect(lackingModels([lacking, { ...lacking, department: 'DT-Sales', models: [five] }])).toEqual([
    'DT-PM has nothing to generate with: its key has none of its AI models. Create one that the key has under AI Models.',
  ]);
});
