import { expect, it } from 'vitest';
import { partsOf } from './prompt-part.ts';

const count = (text: string): number => text.length;
const rules = `<rules>\n${'Be kind. '.repeat(150)}\n</rules>`;

it('lists every element of a prompt in order, and marks those that all contacts share', () => {
  const prompt = {
    instructions: rules,
    stablePrefix: '<agency>\nUs\n</agency>\n<template title="A &gt; B">\nWrite.\n</template>',
    contactData: '<contact>\n[p1] name: Ada\n</contact>\n<timeline>\n<note id="n1">Hi</note>\n</timeline>',
    order: 'Write now.',
  };
  expect(partsOf(prompt, count).map(({ name, tokens, isCached }) => [name, tokens > 0, isCached])).toEqual([
    ['rules', true, true],
    ['agency', true, true],
    ['template', true, true],
    ['contact', true, false],
    ['timeline', true, false],
    ['order', true, false],
  ]);
});

it('marks a beginning that is too short for the cache as not cached', () => {
  const prompt = {
    instructions: '<rules>\nShort.\n</rules>',
    stablePrefix: '',
    contactData: '<contact>\nAda\n</contact>',
  };
  expect(partsOf(prompt, count).map(({ isCached }) => isCached)).toEqual([false, false]);
});
