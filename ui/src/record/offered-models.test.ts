import type { OfferedModelWire } from '@overture/core/contract';
import { expect, it } from 'vitest';
import { chosenModel, endingNotice, modelChoices } from './offered-models.ts';

const five: OfferedModelWire = {
  id: 'gpt-5',
  label: 'GPT-5 (default)',
  shutdownDate: '2026-12-11',
  state: 'ends-soon',
  replacement: 'gpt-6.1-sol',
  price: null,
  priceSource: null,
  isDefault: true,
  isOwn: false,
};
const sol: OfferedModelWire = {
  ...five,
  id: 'gpt-6.1-sol',
  label: 'GPT-6.1 Sol',
  shutdownDate: null,
  state: 'active',
  replacement: null,
  isDefault: false,
};
const chat: OfferedModelWire = {
  ...five,
  id: 'gpt-5-chat-latest',
  label: 'GPT-5 Chat',
  state: 'ended',
  isDefault: false,
};
const offer = { models: [five, sol], ended: [chat] };

it('shows when a model ends, and disables ended models', () => {
  expect(modelChoices(offer)).toEqual([
    { value: 'gpt-5', label: 'GPT-5 (default) · ends Dec 11, 2026' },
    { value: 'gpt-6.1-sol', label: 'GPT-6.1 Sol' },
    { value: 'gpt-5-chat-latest', label: 'GPT-5 Chat · ended', disabled: true },
  ]);
});

it('begins with the default, and never chooses a model that is not offered', () => {
  expect(chosenModel(offer, '')).toBe(five);
  expect(chosenModel(offer, 'gpt-6.1-sol')).toBe(sol);
  expect(chosenModel(offer, 'gpt-5-chat-latest')).toBe(five);
  expect(chosenModel({ models: [], ended: [chat] }, '')).toBeUndefined();
});

it('warns only about a model that ends within a month', () => {
  expect(endingNotice(five)).toBe('It ends on Dec 11, 2026. GPT-6.1 Sol is to take its place.');
  expect(endingNotice({ ...five, replacement: null })).toBe('It ends on Dec 11, 2026.');
  expect(endingNotice(sol)).toBeUndefined();
  expect(endingNotice(undefined)).toBeUndefined();
});
