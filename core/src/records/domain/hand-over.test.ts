import { expect, it } from 'vitest';
import { buildHandOver, testNow } from '../../testing/index.ts';
import { handOverSchema } from './hand-over.ts';

it('opens what was stored before tasks were read', () => {
  const none = { repliedAt: null, metAt: null, bouncedAt: null, optedOut: false };
  const stored = { ...buildHandOver(), outcome: { readAt: testNow, contactState: '', sent: [], ...none } };
  expect(handOverSchema.parse(stored).outcome?.done).toEqual([]);
});

it('opens what was stored before the address that bounced was kept', () => {
  const outcome = { readAt: testNow, contactState: '', sent: [], repliedAt: null, metAt: null, optedOut: false };
  const ending = { at: testNow, because: 'bounced', mail: null };
  const stored = { ...buildHandOver(), outcome: { ...outcome, bouncedAt: testNow }, ending };
  const unknown = { bouncedAddress: null };
  expect(handOverSchema.parse(stored)).toMatchObject({ outcome: unknown, ending: unknown });
});

it('opens what was stored before it was kept which mails its press had read, and what a leaver wrote', () => {
  const { mailsUntil: _added, ...stored } = buildHandOver();
  const none = { sent: [], repliedAt: null, metAt: null, bouncedAt: null, optedOut: false };
  const outcome = { readAt: testNow, contactState: '', ...none, leftAt: testNow };
  expect(handOverSchema.parse({ ...stored, outcome })).toMatchObject({ mailsUntil: null, outcome: { leftText: '' } });
});

it('opens what was stored before a claim reserved its contact', () => {
  const { claimedContact: _added, ...stored } = buildHandOver({ claimedAt: testNow });
  expect(handOverSchema.parse(stored)).toMatchObject({ claimedAt: testNow, claimedContact: null });
});
