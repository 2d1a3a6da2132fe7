import { expect, it } from 'vitest';
import { buildHandOver, buildOutcome } from '../../testing/index.ts';
import { editDistance } from './edit-distance.ts';
import { OutcomeTally } from './outcome-tally.ts';
import { wilsonRate } from './wilson.ts';

it('tells a rate with its Wilson interval, and nothing of fewer than 30', () => {
  const rate = wilsonRate(12, 100);
  expect(rate?.value).toBe(0.12);
  expect(rate?.low).toBeCloseTo(0.07, 4);
  expect(rate?.high).toBeCloseTo(0.1981, 4);
  expect(wilsonRate(0, 30)).toMatchObject({ value: 0, low: 0 });
  expect(wilsonRate(0, 30)?.high).toBeCloseTo(0.1135, 4);
  expect(wilsonRate(29, 29)).toBeNull();
});

it('counts the words that a draft has to be changed by', () => {
  expect(editDistance('Hello there, Ada!', 'hello   there Ada')).toBe(0);
  expect(editDistance('one two three four', 'one two 3 four')).toBe(0.25);
  expect(editDistance('one two three four', 'one two three four\nNora Castellan')).toBe(0);
  expect(editDistance('one two three four', '')).toBe(1);
  expect(editDistance('', 'anything')).toBe(1);
});

it('counts each contact once', () => {
  const tally = new OutcomeTally();
  const outcome = buildOutcome({ sent: [{ index: 0, at: 1, editDistance: 0.4 }], repliedAt: 2 });
  for (const version of [1, 2]) tally.add(buildHandOver({ version, hubspotId: '1', outcome }));
  tally.add(buildHandOver({ hubspotId: '2', outcome: { ...outcome, repliedAt: null, optedOut: true } }));
  tally.add(buildHandOver({ hubspotId: '3' }));
  expect(tally.figures()).toEqual({
    handedOver: 3,
    sent: 2,
    replied: 1,
    met: 0,
    bounced: 0,
    optedOut: 1,
    editDistance: { median: 0.4, p90: 0.4 },
    replyRate: null,
  });
  expect(new OutcomeTally().figures().editDistance).toEqual({ median: null, p90: null });
});

it('counts a reply before anything was sent, and leaves it out of the share of those who got an email', () => {
  const tally = new OutcomeTally();
  const ending = { at: 5, because: 'replied', mail: null, bouncedAddress: null } as const;
  tally.add(buildHandOver({ hubspotId: 'stopped', ending }));
  tally.add(buildHandOver({ hubspotId: 'open', outcome: buildOutcome({ repliedAt: 2 }) }));
  expect(tally.figures()).toMatchObject({ handedOver: 2, sent: 0, replied: 2 });
  const sent = [{ index: 0, at: 1, editDistance: null }];
  for (let n = 0; n < 30; n += 1) {
    tally.add(buildHandOver({ hubspotId: `c${n}`, outcome: buildOutcome({ sent, repliedAt: n < 3 ? 2 : null }) }));
  }
  expect(tally.figures()).toMatchObject({ sent: 30, replied: 5, replyRate: { value: 0.1 } });
});
