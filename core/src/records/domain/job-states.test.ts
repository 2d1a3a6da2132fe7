import { describe, expect, it } from 'vitest';
import { buildNewJob, buildVersion, testNow } from '../../testing/builders.ts';
import type { GenerationSummary, JobError } from './generation-record.ts';
import * as states from './job-states.ts';

const reason: JobError = { code: 'ai_unavailable', message: 'The AI did not answer.' };
const lease = (now: number) => ({ owner: 'w', now, until: now + 100 });
const now = testNow + 10;

const pending = states.submitted(null, buildNewJob({ now: testNow }), 0);
const processing = states.started(pending, lease(testNow));
const done = (record: GenerationSummary | null): GenerationSummary => {
  if (record === null) throw new Error('The change was declined.');
  return record;
};
const waiting = done(
  states.rescheduled(processing, 1, { availableAt: testNow + 50, refundAttempt: true, reason, now: testNow }),
);
const ready = done(states.completed(processing, 1, buildVersion({ readyAt: testNow + 5 })));
const error = done(states.failed(processing, 1, reason, testNow + 5));
const records = { pending, waiting, processing, ready, error };

/** The states in which each change is allowed, 10 ms after the submit and under a lease that has not lapsed. */
const allowed: readonly [string, (record: GenerationSummary) => unknown, readonly (keyof typeof records)[]][] = [
  ['claimed', (record) => states.claimed(record, lease(now)), ['pending']],
  ['renewed', (record) => states.renewed(record, 1, now + 500), ['processing']],
  ['completed', (record) => states.completed(record, 1, buildVersion()), ['processing']],
  ['failed', (record) => states.failed(record, 1, reason, now), ['processing']],
  [
    'rescheduled',
    (record) => states.rescheduled(record, 1, { availableAt: now, refundAttempt: true, reason: null, now }),
    ['processing'],
  ],
  ['resubmitted', (record) => states.resubmitted(record, now, 0), ['error']],
  ['cancelled', (record) => states.cancelled(record, reason, now), ['pending', 'waiting']],
  ['woken', (record) => states.woken(record, now), ['waiting']],
  [
    'submitted again',
    (record) => {
      try {
        return states.submitted(record, buildNewJob({ now }), 0);
      } catch {
        return null;
      }
    },
    ['ready', 'error'],
  ],
];

describe('a job', () => {
  it.each(allowed)('can be %s only in its states', (_name, change, from) => {
    const accepted = Object.entries(records).filter(([, record]) => change(record) !== null);
    expect(accepted.map(([name]) => name)).toEqual(from);
  });

  it.each([
    ['renewed', states.renewed(processing, 0, now)],
    ['completed', states.completed(processing, 0, buildVersion())],
    ['failed', states.failed(processing, 0, reason, now)],
    ['rescheduled', states.rescheduled(processing, 2, { availableAt: now, refundAttempt: true, reason: null, now })],
  ])('cannot be %s by a claim that is not the newest', (_name, after) => {
    expect(after).toBeNull();
  });

  it('is taken over when its lease has expired, with a higher fence and one more attempt', () => {
    expect(states.claimed(processing, lease(testNow + 99))).toBeNull();
    expect(states.claimed(processing, lease(testNow + 100))?.job).toMatchObject({ fence: 2, attempts: 2 });
  });

  it('never loses its fence, so that a commit of an earlier submit is refused', () => {
    const again = states.started(states.submitted(error, buildNewJob({ now }), 0), lease(now));
    expect(again.job).toMatchObject({ fence: 2, attempts: 1 });
    expect(states.completed(again, 1, buildVersion())).toBeNull();
  });

  it('removes its record when it is cancelled before any version was ready', () => {
    expect(states.cancelled(pending, reason, now)).toBe('removed');
    const next = states.submitted(ready, buildNewJob({ now }), 0);
    expect(states.cancelled(next, reason, now)).toMatchObject({ job: { status: 'error' }, versions: [{ version: 1 }] });
  });
});
