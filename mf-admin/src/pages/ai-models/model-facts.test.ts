import { expect, test } from 'vitest';
import { previewOf } from './model-facts.ts';

const modelOf = (id: string, isDefault: boolean) => ({
  id,
  label: id,
  isDefault,
  isOwn: true,
  shutdownDate: null,
  state: 'active' as const,
  replacement: null,
  price: null,
  priceSource: null,
});
const storedOf = (aiModel: string, replacement: string | null = null) => ({
  _id: aiModel,
  aiModel,
  aiModelLabel: aiModel,
  department: 'DT-PM',
  active: true,
  price: null,
  replacement,
  isDefault: false,
  isMoved: false,
  createdAt: '2026-11-16T12:00:00.000Z',
});

test('the preview of a domain names the default that generations will use', () => {
  // The first model is the default where the domain has neither GPT-5 nor what replaces it.
  const offer = { department: 'DT-PM', models: [modelOf('local-8b', true)], ended: [] };
  const chosenWith = (aiModel: string, stored = [storedOf('local-8b')]) =>
    previewOf(offer, stored, storedOf(aiModel))?.chosen;
  expect(chosenWith('gpt-5')).toBe('gpt-5');
  expect(chosenWith('gpt-6.1-sol')).toBe('gpt-6.1-sol');
  const moved = [storedOf('gpt-5', 'gpt-6-luna'), storedOf('local-8b')];
  expect(chosenWith('gpt-6-luna', moved)).toBe('gpt-6-luna');
});
