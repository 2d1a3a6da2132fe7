import type { RunWire, Today } from '@overture/core/contract';
import { expect, it } from 'vitest';
import { buildSummary, listed } from '../testing/records.ts';
import { endedRuns, nameOf, noticesOf, runOutcome } from './notices.ts';

const now = Date.parse('2026-01-08T12:00:00.000Z');
const counts = { replied: 0, due: 0, waiting: 0, failed: 0, mend: 0, review: 0, handOver: 0 };
const { work } = listed(buildSummary({ hubspotId: '171' }));
const run: RunWire = {
  _id: 'run-1',
  name: 'Spring fair',
  state: 'done',
  why: null,
  atMaximum: false,
  counts: { ready: 9, processing: 0, error: 1, skipped: 2, pending: 0 },
  spentUsd: 1,
  maxCostUsd: 5,
  user: { _id: 'user-1', email: 'kim@agency.com' },
  department: 'Overture-Sales',
  promptTitle: 'Warm',
  aiModel: null,
  serviceTier: 'flex',
  language: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  endedAt: '2026-01-08T09:00:00.000Z',
};
const why = { code: 'budget_exhausted', message: 'The maximum cost is reached.' } as const;

it('tells of lost contacts, of everything due at once, and of ended runs', () => {
  const today: Today = {
    counts: { ...counts, due: 2 },
    replied: [],
    due: [work, { ...work, contactName: '', company: '', hubspotId: '172', recordId: 'r2' }],
    lost: [
      {
        hubspotId: '183',
        recordId: 'r3',
        contactName: 'Eve Stone',
        company: '',
        because: 'bounced',
        at: '2026-01-08T09:00:00.000Z',
        words: '',
        isStillSent: false,
        prospectUrl: '',
      },
    ],
  };
  expect(noticesOf(today, [run], now).map(({ title, body, to }) => [title, body, to])).toEqual([
    ['Eve Stone cannot be reached: an email came back', 'Read in HubSpot.', '/detailed-history/183'],
    ['2 emails are due', `${nameOf(work)}, Contact 172`, '/admin/history?tab=due'],
    ['The run "Spring fair" finished', 'finished: 9 ready, 1 failed, 2 left out.', '/runs/run-1'],
  ]);
});

it('tells once of a contact who was lost after a reply, the reply first', () => {
  const reply = { ...work, repliedAt: '2026-01-08T09:00:00.000Z' };
  const lost = {
    hubspotId: reply.hubspotId,
    recordId: reply.recordId,
    contactName: 'Eve Stone',
    company: '',
    because: 'bounced' as const,
    at: '2026-01-09T09:00:00.000Z',
    words: '',
    isStillSent: false,
    prospectUrl: '',
  };
  const titles = (today: Partial<Today>) =>
    noticesOf({ counts, replied: [reply], due: [], lost: [], ...today }, [], now).map(({ title }) => title);
  expect(titles({ lost: [lost] })).toEqual([`${nameOf(work)} replied`]);
  expect(titles({ lost: [lost], replied: [] })).toEqual(['Eve Stone cannot be reached: an email came back']);
});

it('keeps runs that ended in the last three days, and those that something made pause', () => {
  const paused: RunWire = { ...run, _id: 'run-2', state: 'paused', why, endedAt: null };
  const others: RunWire[] = [
    { ...run, _id: 'old', endedAt: '2026-01-05T11:00:00.000Z' },
    { ...run, _id: 'paused by hand', state: 'paused', endedAt: null },
    { ...run, _id: 'running', state: 'running', endedAt: null },
  ];
  expect(endedRuns([run, paused, ...others], now)).toEqual([run, paused]);
  expect(runOutcome(paused)).toBe('paused: The maximum cost is reached.');
});
