import { expect, it } from 'vitest';
import { draftsIn } from './drafts-in.ts';

const body = `Hello Ada,

we saved 45% at Tesla last year. Your shop in Wien takes four seconds to open.
Shall we look at it together?

Best regards
Kim`;
const isDraft = draftsIn([{ subject: 'A first step', body }]);

it('knows a draft again, however it was wrapped, signed and slightly changed', () => {
  expect(isDraft(body)).toBe(true);
  expect(isDraft(body.replaceAll(/\s+/g, '\n').replaceAll('Tesla', 'TESLA'))).toBe(true);
  expect(isDraft(`${body}\n\nKim Lee, Agency, +43 1 234 567\nA line that every mail of the house ends with.`)).toBe(
    true,
  );
  expect(isDraft(body.replace('together', 'on Tuesday'))).toBe(true);
});

it('takes an email for one that a person wrote where less than half of the draft stands in it', () => {
  expect(isDraft('Hello Ada,\n\nthe relaunch costs EUR 8,900.\n\nBest regards\nKim')).toBe(false);
  expect(isDraft('Hello Ada,\n\nYour shop in Wien takes four seconds to open. It costs EUR 890.')).toBe(false);
  expect(isDraft('')).toBe(false);
});

it('knows nothing by a draft that is only a greeting and a closing', () => {
  const short = 'Hello Ada,\n\nthank you.\n\nBest regards\nKim';
  expect(draftsIn([{ subject: '', body: short }])(`${short}\n\nThe relaunch costs EUR 8,900.`)).toBe(false);
});
