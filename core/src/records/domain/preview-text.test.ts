import { expect, it } from 'vitest';
import { previewText, replyText } from './preview-text.ts';

it.each([
  ['Hi Ada,\n\nYou asked  for\ndates.', 'You asked for dates.'],
  ['Hi Anna,\r\n\r\nYou asked.', 'You asked.'],
  ['Hello!\nYou asked.', 'You asked.'],
  ['Dear Dr. Okafor,\n\nYou asked.', 'You asked.'],
  ['Anna,\n\nYou asked.', 'You asked.'],
  ['Hej Åsa\n\nDu frågade.', 'Du frågade.'],
  ['مرحبا أنا،\n\nسألت عن الموعد.', 'سألت عن الموعد.'],
  ['Hi Anna, thanks for the call.', 'Thanks for the call.'],
  ['Good morning Anna: you asked.', 'You asked.'],
  ['Sehr geehrte Frau Lindqvist, Sie fragten.', 'Sie fragten.'],
])('begins %j with the first real sentence', (body, expected) => {
  expect(previewText(body)).toBe(expected);
});

it.each([
  'You asked.\n\nHere it is.',
  'Did you see it?\nIt is here.',
  'Hi Anna,',
  'History repeats itself, they say.',
  'Congratulations on the new site!\n\nIt looks good.',
  'You asked on Tuesday whether we do this for two sites,\nand I promised to look.',
  '- one\n- two',
  'Heya is a town, by the way.',
  '',
])('leaves %j whole', (body) => {
  expect(previewText(body)).toBe(body.replaceAll(/\s+/g, ' '));
});

it('is one line of at most 140 characters', () => {
  expect(previewText('word '.repeat(100)).length).toBeLessThanOrEqual(140);
  expect(previewText(`Hi Anna,\n\n${'😀'.repeat(200)}`)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

it.each([
  ['Please take me off your list\n\nAnna', 'Please take me off your list Anna'],
  ['Yes please\nAnna', 'Yes please Anna'],
  ['Hi Sam,\n\nTuesday  works\nfor us.', 'Tuesday works for us.'],
  ['Hi Sam,', 'Hi Sam,'],
  ['unsubscribe', 'unsubscribe'],
  ['', ''],
])('keeps what a contact wrote in %j', (text, expected) => {
  expect(replyText(text)).toBe(expected);
});

it('keeps enough of a reply for the lines of a row', () => {
  const kept = replyText('word '.repeat(300)).length;
  expect(kept).toBeGreaterThan(490);
  expect(kept).toBeLessThanOrEqual(500);
});
