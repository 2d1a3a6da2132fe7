import { screen, within } from '@testing-library/react';
import { workTabs } from '@overture/core/contract';
import type { ListedRecord, RecordSummary, StatusEventWire } from '@overture/core/contract';
import { fakeFetch, listed, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { fakeEvents } from '../../testing/fake-events.ts';
import { GenerationQueueRoute } from './generation-queue.route.tsx';

export const listRoute = 'GET /api/email-sequence/get-email-sequence-history';
export const refreshRoute = 'GET /api/email-sequence/get-email-sequence-history-child-process';
export const worklistRoute = 'GET /api/worklist';
export const deleteRoute = 'POST /api/email-sequence/delete-email-sequence';

/** A hand-over with two open tasks. */
export const handedOver: NonNullable<RecordSummary['handedOver']> = {
  version: 1,
  to: 'tasks',
  createdAt: '2026-01-05T09:00:00.000Z',
  state: 'open',
  stoppedBecause: null,
  repliedAt: null,
  bouncedAt: null,
  leftAt: null,
  optedOut: false,
  sent: 1,
  steps: 3,
  open: 2,
};

/** Fields of a record whose first generation has not begun. */
export const waiting = { hasResult: false, startedAt: null, finishedAt: null } as const;

export interface QueueServer extends Pick<FakeFetch, 'answer'> {
  /** Answers this page of the queue from now on, and counts and lists the same records on the tabs. */
  readonly serve: (records: readonly (RecordSummary | ListedRecord)[], page?: ServedPage) => void;
  /** Sends a status event. */
  readonly send: (event: Omit<StatusEventWire, 'type'>) => void;
  /** The query texts of every request of an endpoint so far, without those that only count. */
  readonly asked: (route: string) => string[];
  readonly restore: () => void;
}

interface ServedPage {
  readonly total?: number;
  readonly limit?: number;
  readonly page?: number;
  readonly writerSilent?: boolean;
}

/** A server and an admin. The queue cannot be loaded until it is served. */
export function queueServer(): QueueServer {
  signedIn('admin');
  const network = fakeFetch();
  const events = fakeEvents();
  return {
    answer: network.answer,
    serve: (records, { total = records.length, limit = 10, page = 1, writerSilent = false } = {}) => {
      const rows = records.map((record) => ('work' in record ? record : listed(record)));
      const body = {
        emailSequences: rows,
        totalEmailSequences: total,
        totalPages: Math.ceil(total / limit),
        currentPage: page,
        writerSilent,
      };
      network.answer(listRoute, { body });
      network.answer(refreshRoute, { body });
      network.answer(worklistRoute, ({ url }) => {
        const tab = new URL(url).searchParams.get('tab');
        const at = (one: string | null) => rows.filter(({ work }) => work.tab === (one === 'handedOver' ? null : one));
        const items = at(tab).map(({ work, ...record }) => ({ ...work, record }));
        const counts = Object.fromEntries(workTabs.map((one) => [one, at(one).length]));
        return { body: { counts, items, total: items.length, writerSilent } };
      });
    },
    send: events.send,
    asked: (route) => {
      const path = route.replace('GET ', '');
      return network.requests
        .map(({ url }) => new URL(url))
        .filter(({ pathname, searchParams }) => pathname === path && searchParams.get('limit') !== '1')
        .map(({ search }) => search);
    },
    restore: () => {
      events.restore();
      network.restore();
    },
  };
}

/** Opens the page. */
export function openQueue(at = '/admin/history') {
  return renderInApp(<GenerationQueueRoute />, { at, path: '/admin/history' });
}

/** The row of a contact that is shown. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name, { selector: 'bdi' }).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
}

/** Waits for the row of a contact. */
export async function foundRow(name: string) {
  await screen.findByText(name, { selector: 'bdi' });
  return within(rowOf(name));
}
