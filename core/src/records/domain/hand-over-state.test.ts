import { expect, it } from 'vitest';
import { buildHandOver, buildOutcome } from '../../testing/index.ts';
import type { StepState } from '../contract/handed-over.ts';
import type { Ending, HandOver } from './hand-over.ts';
import { isClosed, openSteps, outdatedSteps, reactionTo, stateOf } from './hand-over-state.ts';

const withSteps = (states: readonly StepState[], more: Partial<HandOver> = {}): HandOver => {
  const built = buildHandOver(more);
  const steps = states.map((state, index) => ({
    index,
    dueOn: '2026-01-05',
    subject: `Subject ${index}`,
    body: 'Hello.',
    crmId: state === 'planned' ? null : `task-${index}`,
    state,
    sentAt: state === 'sent' ? 1 : null,
    before: null,
    theirs: null,
  }));
  return { ...built, steps };
};
const because = (reason: Ending['because']): Ending => ({ at: 1, because: reason, mail: null, bouncedAddress: null });

it.each([
  [['placed', 'planned'], null, 'open'],
  [['sent', 'placed'], null, 'open'],
  [['sent', 'done'], null, 'done'],
  [['sent', 'sent'], because('replied'), 'done'],
  [['sent', 'withdrawn'], because('replied'), 'stopped'],
  [['withdrawn', 'withdrawn'], because(null), 'withdrawn'],
  [['withdrawn', 'sent'], null, 'withdrawn'],
] as const)('%j, ended %j: %s', (states, ending, state) => {
  expect(stateOf({ ...withSteps(states), ending })).toBe(state);
});

it('is open while a task of an ended hand-over is still in the CRM', () => {
  const half = { ...withSteps(['withdrawn', 'placed']), ending: because('replied') };
  expect(stateOf(half)).toBe('open');
  expect(isClosed(half)).toBe(false);
});

it('an end tells the reaction before any email was sent, and what became of the emails comes first', () => {
  const none = { repliedAt: null, bouncedAt: null, bouncedAddress: null, leftAt: null, optedOut: false, words: '' };
  const reaction = (ending: Ending | null) => reactionTo({ ending, outcome: null });
  expect(reaction(null)).toEqual(none);
  expect(reaction(because(null))).toEqual(none);
  expect(reaction(because('opted_out'))).toEqual({ ...none, optedOut: true });
  expect(reaction(because('left'))).toEqual({ ...none, leftAt: 1 });
  const bouncedAddress = 'ada@northwind.example';
  expect(reaction({ ...because('bounced'), bouncedAddress })).toEqual({ ...none, bouncedAt: 1, bouncedAddress });
  const mail = { at: 5, from: '', subject: 'unsubscribe', text: 'Let us talk.' };
  expect(reaction({ ...because('replied'), mail })).toEqual({ ...none, repliedAt: 5, words: 'Let us talk.' });
  const bySubject = { ...because('opted_out'), mail: { ...mail, text: '' } };
  expect(reaction(bySubject)).toEqual({ ...none, optedOut: true, words: 'unsubscribe' });
});

it('a step that the CRM shows as sent or done is not open', () => {
  const outcome = buildOutcome({ sent: [{ index: 0, at: 1, editDistance: null }], done: [1] });
  const handOver = { ...withSteps(['placed', 'placed', 'placed']), outcome };
  expect(openSteps(handOver).map(({ index }) => index)).toEqual([2]);
});

it('a task is outdated when the record has another text, or while a new one is on its way', () => {
  const handOver = withSteps(['sent', 'placed', 'placed', 'planned']);
  const emails = handOver.steps.map(({ subject, body }) => ({ subject, body }));
  expect(outdatedSteps(handOver, emails)).toEqual(new Set());
  const edited = emails.map((email) => ({ ...email, body: 'Other.' }));
  expect(outdatedSteps(handOver, edited)).toEqual(new Set([1, 2]));
  expect(outdatedSteps(handOver, null)).toEqual(new Set());
  const before = { subject: 'Old', body: 'Old.', dueOn: '2026-01-05' };
  const onItsWay = handOver.steps.map((step) => (step.index === 1 ? { ...step, before } : step));
  expect(outdatedSteps({ ...handOver, steps: onItsWay }, emails)).toEqual(new Set([1]));
});
