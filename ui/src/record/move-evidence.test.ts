import type { Evidence } from '@overture/core/contract';
import { expect, test } from 'vitest';
import { moveEvidence } from './move-evidence.ts';

const subject = 'Our offer';
const body = 'Hi Ada. It costs EUR 5, from Nov 6 on.';
const mark = (text: string): Evidence => ({
  field: 'body',
  start: body.indexOf(text),
  end: body.indexOf(text) + text.length,
  text,
  status: 'unsupported',
  about: 'claim',
});
const pieces = [mark('Ada'), mark('EUR 5'), mark('Nov 6')];
const moved = (next: string) => {
  const after = { subject, body: next };
  return moveEvidence(pieces, { subject, body }, after).map(({ start, end, text }) => {
    expect(next.slice(start, end)).toBe(text);
    return text;
  });
};

test('pieces before and behind a change stay with their words', () => {
  expect(moved(body)).toEqual(['Ada', 'EUR 5', 'Nov 6']);
  expect(moved(body.replace('costs', 'will cost you'))).toEqual(['Ada', 'EUR 5', 'Nov 6']);
  expect(moved(`Dear ${body}`)).toEqual(['Ada', 'EUR 5', 'Nov 6']);
  expect(moved(body.slice(0, -4))).toEqual(['Ada', 'EUR 5']);
});

test('a piece that the change touches is left out', () => {
  expect(moved(body.replace('EUR 5', 'EUR 50'))).toEqual(['Ada', 'Nov 6']);
  expect(moved(body.replace('EUR 5', 'EUR 15'))).toEqual(['Ada', 'Nov 6']);
  expect(moved(body.replace('EUR 5', '5'))).toEqual(['Ada', 'Nov 6']);
  expect(moved('')).toEqual([]);
});

test('a change of the body leaves the subject as it is', () => {
  const piece: Evidence = { ...mark('Ada'), field: 'subject', start: 4, end: 9, text: 'offer' };
  expect(moveEvidence([piece], { subject, body }, { subject, body: '' })).toEqual([piece]);
});
