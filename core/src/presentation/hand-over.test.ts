import { expect, it } from 'vitest';
import { buildHandOver, testNow } from '../testing/index.ts';
import { presentHandedOver } from './hand-over.ts';

it('counts a step as sent by the rep’s word or by the CRM’s, once', () => {
  const [first, second] = buildHandOver().steps;
  const steps = [first, second].flatMap((step) => step ?? []).map((step) => ({ ...step, state: 'placed' as const }));
  const outcome = {
    readAt: testNow,
    contactState: '',
    sent: [{ index: 0, at: testNow, editDistance: 0 }],
    repliedAt: testNow,
    metAt: null,
    bouncedAt: null,
    optedOut: false,
  };
  expect(presentHandedOver(buildHandOver({ steps }))).toMatchObject({ sent: 0, steps: 2, repliedAt: null });
  const known = buildHandOver({ steps, outcome });
  expect(presentHandedOver(known)).toMatchObject({ sent: 1, repliedAt: new Date(testNow).toISOString() });
  const marked = steps.map((step) => (step.index === 0 ? { ...step, state: 'sent' as const, sentAt: testNow } : step));
  expect(presentHandedOver(buildHandOver({ steps: marked, outcome }))).toMatchObject({ sent: 1 });
});
