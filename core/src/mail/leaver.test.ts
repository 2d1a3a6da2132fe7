import { expect, it } from 'vitest';
import { isLeaver } from './leaver.ts';

const says = (text: string, isAutomatic = false) =>
  isLeaver({ subject: 'Re: Audits', text, isAutomatic, names: ['Ada', 'Lovelace'] });

it.each([
  'Ada no longer works here. Please write to Ben.',
  'I have left the company.',
  'Ich arbeite nicht mehr bei der Firma.',
  'Je ne travaille plus ici.',
])('%s', (text) => {
  expect(says(text)).toBe(true);
});

it('believes an automatic notice without a name, and no person who mentions a colleague', () => {
  expect(says('The owner of this mailbox has left the company.', true)).toBe(true);
  expect(says('Bill has left us, so it is all on my desk now.')).toBe(false);
  expect(says('I am on holiday until Monday.', true)).toBe(false);
});
