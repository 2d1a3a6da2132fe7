import { expect, it } from 'vitest';
import { buildHandOver, buildOutcome, testNow } from '../../testing/index.ts';
import { presentPreview } from './hand-over-preview.ts';
import { presentHandOver } from './hand-over.ts';
import { presentHandedOver } from '../../records/presentation/handed-over.ts';

it('counts a step as sent by the rep’s word or by the CRM’s, once', () => {
  const [first, second] = buildHandOver().steps;
  const steps = [first, second].flatMap((step) => step ?? []).map((step) => ({ ...step, state: 'placed' as const }));
  const outcome = buildOutcome({ sent: [{ index: 0, at: testNow, editDistance: 0 }], done: [1], repliedAt: testNow });
  expect(presentHandedOver(buildHandOver({ steps }))).toMatchObject({ sent: 0, open: 2, steps: 2, repliedAt: null });
  const known = buildHandOver({ steps, outcome });
  expect(presentHandedOver(known)).toMatchObject({ sent: 1, open: 0, repliedAt: new Date(testNow).toISOString() });
  const marked = steps.map((step) => (step.index === 0 ? { ...step, state: 'sent' as const, sentAt: testNow } : step));
  expect(presentHandedOver(buildHandOver({ steps: marked, outcome }))).toMatchObject({ sent: 1 });
});

it('tells of each step what is known: the CRM’s emails, its tasks, and the rep’s word', () => {
  const moment = new Date(testNow).toISOString();
  const [step] = buildHandOver().steps;
  if (step === undefined) throw new Error('It has steps.');
  const steps = [
    { ...step, index: 0, state: 'placed' as const },
    { ...step, index: 1, state: 'placed' as const },
    { ...step, index: 2, state: 'sent' as const, sentAt: testNow + 1 },
    { ...step, index: 3, state: 'placed' as const },
  ];
  const outcome = buildOutcome({
    sent: [
      { index: 0, at: testNow, editDistance: 0.2 },
      { index: 2, at: testNow + 1, editDistance: null },
    ],
    done: [0, 1],
    repliedAt: testNow,
  });
  const shown = presentHandOver({ handOver: buildHandOver({ steps, outcome }), outdated: new Set(), user: null });
  expect(shown).toMatchObject({ repliedAt: moment, bouncedAt: null, optedOut: false });
  expect(shown.steps).toMatchObject([
    { state: 'sent', sentAt: moment, isFound: true, editDistance: 0.2 },
    { state: 'done', sentAt: null, isFound: false, editDistance: null },
    { state: 'sent', isFound: false, editDistance: null },
    { state: 'placed', isFound: false },
  ]);
});

it('shows in a preview that a colleague wrote to the contact, but not the answer that they got', () => {
  const mail = { at: testNow, from: 'anna@kunde.example', subject: 'Re: Offer', text: 'My salary is between us.' };
  const handOver = buildHandOver({ ending: { at: testNow, because: 'replied', mail, bouncedAddress: null } });
  const contact = { optedOut: false, bounced: false, repliedAt: null, owner: null, enrolledIn: null };
  const plan = { to: 'tasks', timeZone: 'Europe/Berlin', user: null, steps: [], contact, problems: [] } as const;
  const seenBy = (isYou: boolean) => {
    const shown = { handOver, outdated: new Set<number>(), user: { email: 'sam@agency.example', isYou } };
    return presentPreview({ ...plan, existing: [handOver] }, [shown]).existing;
  };
  expect(seenBy(true)).toMatchObject([{ stoppedBecause: 'replied', stoppedBy: { text: mail.text } }]);
  expect(seenBy(false)).toMatchObject([{ stoppedBecause: 'replied', stoppedBy: null }]);
});
