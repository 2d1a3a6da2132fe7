import { expect, test } from 'vitest';
import { buildSummary, listed } from '@overture/ui/testing';
import { withStatusEvent, withoutRecord } from './history-page.ts';
import type { HistoryPage } from './history-page.ts';

const running = buildSummary({
  hubspotId: '1',
  responseStatus: 'pending',
  hasResult: false,
  startedAt: null,
  finishedAt: null,
});
const other = buildSummary({ hubspotId: '2' });
const page: HistoryPage = {
  emailSequences: [listed(running), listed(other)],
  totalEmailSequences: 12,
  totalPages: 2,
  currentPage: 1,
  writerSilent: false,
};
const later = '2026-01-05T09:01:00.000Z';
const event = { type: 'status', _id: running._id, hubspotId: '1', updatedAt: later } as const;

test('a row that starts has a start time, and a row that ends has an end time and can be viewed', () => {
  const begun = withStatusEvent(page, { ...event, responseStatus: 'processing' });
  expect(begun.emailSequences[0]).toMatchObject({
    responseStatus: 'processing',
    startedAt: later,
    finishedAt: null,
    hasResult: false,
  });
  const ready = withStatusEvent(begun, { ...event, responseStatus: 'ready', updatedAt: '2026-01-05T09:01:30.000Z' });
  expect(ready.emailSequences[0]).toMatchObject({
    responseStatus: 'ready',
    finishedAt: '2026-01-05T09:01:30.000Z',
    hasResult: true,
  });
  expect(ready.emailSequences[1]).toBe(page.emailSequences[1]);
});

test('a failed newer version keeps the previous version available', () => {
  const withResult = { ...page, emailSequences: [listed({ ...running, hasResult: true })] };
  expect(withStatusEvent(withResult, { ...event, responseStatus: 'error' }).emailSequences[0]).toMatchObject({
    responseStatus: 'error',
    hasResult: true,
  });
});

test('a late, older event changes nothing', () => {
  expect(
    withStatusEvent(page, { ...event, responseStatus: 'error', updatedAt: '2026-01-05T08:00:00.000Z' })
      .emailSequences[0],
  ).toBe(page.emailSequences[0]);
});

test('an edit or an added playbook does not change the duration', () => {
  const edited = withStatusEvent(page, { ...event, _id: other._id, responseStatus: 'ready' });
  expect(edited.emailSequences[1]?.finishedAt).toBe(other.finishedAt);
});

test('a deleted record leaves the page and its count; an unknown one leaves the page as it is', () => {
  expect(withStatusEvent(page, { ...event, responseStatus: 'deleted' })).toMatchObject({
    emailSequences: [other],
    totalEmailSequences: 11,
  });
  expect(withStatusEvent(page, { ...event, _id: 'elsewhere', responseStatus: 'ready' })).toBe(page);
  expect(withoutRecord(page, 'elsewhere')).toBe(page);
});
