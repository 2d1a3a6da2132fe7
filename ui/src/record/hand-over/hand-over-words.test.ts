import type { HandOverWire } from '@overture/core/contract';
import { expect, it } from 'vitest';
import { handedOverText, nextStepText, stepTexts } from './hand-over-words.ts';

it('says of a hand-over what happened last', () => {
  const handedOver = {
    version: 1,
    to: 'tasks',
    createdAt: '2026-11-03T12:00:00.000Z',
    sent: 0,
    steps: 3,
    open: 3,
    state: 'open',
    stoppedBecause: null,
    repliedAt: null,
    bouncedAt: null,
    leftAt: null,
    optedOut: false,
  } as const;
  expect(handedOverText(handedOver)).toBe('handed over Nov 3, 2026');
  expect(handedOverText({ ...handedOver, sent: 2 })).toBe('2 of 3 sent');
  expect(handedOverText({ ...handedOver, state: 'withdrawn' })).toBe('withdrawn');
  const optedOut = { ...handedOver, state: 'stopped', stoppedBecause: 'opted_out', optedOut: true } as const;
  expect(handedOverText(optedOut)).toBe('opted out');
  expect(handedOverText({ ...optedOut, repliedAt: '2026-11-06T12:00:00.000Z' })).toBe('opted out');
  const leftAt = '2026-11-06T12:00:00.000Z';
  expect(handedOverText({ ...handedOver, leftAt })).toBe('has left the company');
  for (const change of [{ optedOut: true }, { leftAt }]) {
    expect(handedOverText({ ...handedOver, to: 'sequence', ...change })).toMatch(/^unenroll the contact in HubSpot/);
  }
  expect(handedOverText({ ...handedOver, sent: 2, repliedAt: '2026-11-06T12:00:00.000Z' })).toBe('replied Nov 6, 2026');
});

const step = {
  crmId: 'task',
  state: 'placed',
  sentAt: null,
  isFound: false,
  editDistance: null,
  isOutdated: false,
  byOthers: null,
} as const;
const sent = { ...step, state: 'sent', sentAt: '2026-11-03T12:00:00.000Z', isFound: true } as const;
const handOver: HandOverWire = {
  _id: 'record-v1-tasks',
  version: 1,
  to: 'tasks',
  createdAt: '2026-11-03T12:00:00.000Z',
  isComplete: true,
  state: 'open',
  stoppedBecause: null,
  stoppedBy: null,
  awayUntil: null,
  timeZone: 'UTC',
  user: { email: 'sales@overture.example', isYou: true },
  steps: [
    { ...sent, index: 0, dueOn: '2026-11-03', editDistance: 0.1 },
    { ...step, index: 1, dueOn: '2026-11-06' },
    { ...step, index: 2, dueOn: '2026-11-10' },
  ],
  repliedAt: null,
  bouncedAt: null,
  leftAt: null,
  optedOut: false,
  words: '',
};
const replied = { ...handOver, repliedAt: '2026-11-05T12:00:00.000Z' };

it('says of each step what became of it, and which one was answered', () => {
  const all = (of: HandOverWire) => of.steps.map((_, index) => stepTexts(of, index).join(' · '));
  const [first, second] = handOver.steps;
  expect(all(handOver)).toEqual([
    'Sent Nov 3, 2026 · Changed',
    'Nov 6, 2026 · Handed over',
    'Nov 10, 2026 · Handed over',
  ]);
  const outdated = { ...step, isOutdated: true, index: 0, dueOn: '2026-11-03' };
  expect(all({ ...handOver, steps: [outdated] })).toEqual(['Nov 3, 2026 · Older in HubSpot']);
  const rewritten = { ...outdated, byOthers: 'changed' as const };
  const deleted = { ...step, state: 'withdrawn' as const, byOthers: 'deleted' as const, index: 1, dueOn: '2026-11-06' };
  expect(all({ ...handOver, steps: [rewritten, deleted] })).toEqual([
    'Nov 3, 2026 · Changed in HubSpot',
    'Deleted in HubSpot',
  ]);
  expect(all(replied)[0]).toBe('Replied Nov 5, 2026 · Sent Nov 3, 2026 · Changed');
  const steps = [first, second && { ...second, state: 'done' as const }].flatMap((one) => one ?? []);
  expect(all({ ...handOver, steps, bouncedAt: handOver.createdAt })).toEqual([
    'Bounced · Sent Nov 3, 2026 · Changed',
    'Nov 6, 2026 · Task done',
  ]);
});

it('says what the rep does once something came back', () => {
  const text = (of: HandOverWire) => nextStepText(of, 'Anna')?.text;
  expect(text(handOver)).toBeUndefined();
  expect(text(replied)).toBe(
    'Anna replied on Nov 5, 2026. 2 tasks are still open in HubSpot: read the reply, then close or keep what is left.',
  );
  expect(text({ ...replied, steps: handOver.steps.slice(0, 1) })).toBe(
    'Anna replied on Nov 5, 2026. Read the reply in HubSpot.',
  );
  expect(text({ ...replied, to: 'mail' })).toBe('Anna replied on Nov 5, 2026. Read the reply before you send more.');
  expect(text({ ...replied, optedOut: true })).toBe(
    'Anna does not want to be written to. 2 tasks are still open in HubSpot: close what is left.',
  );
  expect(text({ ...handOver, leftAt: handOver.createdAt })).toMatch(
    /^Anna has left the company, says a mail\. 2 tasks/,
  );
  const enrolled = {
    ...handOver,
    to: 'sequence',
    optedOut: true,
    steps: [{ ...step, index: 0, dueOn: '2090-11-06' }],
  } as const;
  expect(nextStepText(enrolled, 'Anna')).toEqual({
    tone: 'error',
    text: 'Anna does not want to be written to, and HubSpot still sends its sequence. Unenroll them there.',
  });
  expect(text({ ...enrolled, steps: [{ ...step, index: 0, dueOn: '2020-11-06' }] })).toMatch(/Send nothing more\.$/);
  expect(text({ ...handOver, bouncedAt: handOver.createdAt })).toMatch(/^The email to Anna bounced on Nov 3, 2026\./);
});

it('says why a hand-over ended by itself, what was withdrawn, and until when somebody is away', () => {
  const [first] = handOver.steps;
  const steps = [first, { ...step, state: 'withdrawn' as const, index: 1, dueOn: '2026-11-06' }].flatMap(
    (one) => one ?? [],
  );
  const stoppedBy = { at: '2026-11-05T12:00:00.000Z', from: 'anna@nordwind.example', subject: 'Re: Hi', text: 'Yes.' };
  const ended = { ...handOver, steps, state: 'stopped', stoppedBy } as const;
  const told = (stoppedBecause: HandOverWire['stoppedBecause']) => nextStepText({ ...ended, stoppedBecause }, 'Anna');
  expect(told('replied')?.text).toBe(
    'Anna replied on Nov 5, 2026. One open task was withdrawn from HubSpot. Read the reply before you send more.',
  );
  expect(told('opted_out')).toEqual({
    tone: 'error',
    text: 'Anna does not want to be written to. One open task was withdrawn from HubSpot. Send nothing more.',
  });
  expect(told('left')?.text).toMatch(/^Anna has left the company, says a mail on Nov 5, 2026\. One open task was/);
  expect(told('bounced')?.text).toMatch(/^The email to Anna bounced on Nov 5, 2026\. One open task was withdrawn/);
  const away = { ...handOver, awayUntil: '2090-11-20' };
  expect(nextStepText(away, 'Anna')?.text).toBe('Anna is away until Nov 20, 2090. Something is still due before that.');
  const later = handOver.steps.map((one) => ({ ...one, dueOn: '2090-11-21' }));
  expect(nextStepText({ ...away, steps: later }, 'Anna')?.text).toBe(
    'Anna is away until Nov 20, 2090. Nothing is due before they are back.',
  );
  expect(nextStepText({ ...handOver, awayUntil: '2020-11-20' }, 'Anna')).toBeNull();
});
