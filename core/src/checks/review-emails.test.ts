import { expect, it, vi } from 'vitest';
import { aCheckContext } from '../testing/check-context.ts';
import { buildEmail } from '../testing/builders.ts';
import { reviewEmail, reviewEmails, type ReviewGrounds } from './review-emails.ts';
import { indexSources } from './sources/index-sources.ts';

it('reads a text once that was reviewed before by the same grounds, and applies the rules of the sequence anew', () => {
  const [one, two] = [
    buildEmail({ subject: 'One', body: 'It costs EUR 700.' }),
    buildEmail({ subject: 'One', body: 'It costs EUR 900.' }),
  ];
  const detect = vi.fn<ReviewGrounds['detect']>(() => 'en');
  const index = indexSources([{ id: 'n', kind: 'note', label: 'Note', text: 'It costs EUR 700.' }]);
  const by = { index, grounds: aCheckContext(), detect };
  const known = { ...by, known: new Map() };
  const alone = reviewEmail(one, { sequence: [one], position: 0 }, known);
  expect(reviewEmail(one, { sequence: [one], position: 0 }, by)).toEqual(alone);
  detect.mockClear();
  const all = reviewEmails([one, two], known);
  expect(detect).toHaveBeenCalledTimes(1);
  expect(all).toEqual(reviewEmails([one, two], by));
  expect(all[0]?.evidence).toBe(alone.evidence);
});
