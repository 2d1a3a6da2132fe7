import { screen, within } from '@testing-library/react';
import type { ListedRecord, RecordSummary, StatusEventWire } from '@overture/core/contract';
import { fakeFetch, listed, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { fakeEvents } from '../../testing/fake-events.ts';
import { GenerationQueueRoute } from './generation-queue.route.tsx';

export const listRoute = 'GET /api/email-sequence/get-email-sequence-history';
export const refreshRoute = 'GET /api/email-sequence/get-email-sequence-history-child-process';
export const deleteRoute = 'POST /api/email-sequence/delete-email-sequence';

/** Fields of a record whose first generation has not begun. */
export const waiting = { hasResult: false, startedAt: null, finishedAt: null } as const;

export interface QueueServer extends Pick<FakeFetch, 'answer'> {
  /** Answers this page of the queue from now on. */
  readonly serve: (records: readonly (RecordSummary | ListedRecord)[], page?: ServedPage) => void;
  /** Sends a status event. */
  readonly send: (event: Omit<StatusEventWire, 'type'>) => void;
  /** The query texts of every request of the list or refresh endpoint so far. */
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
      const body = {
        emailSequences: records.map((record) => ('work' in record ? record : listed(record))),
        totalEmailSequences: total,
        totalPages: Math.ceil(total / limit),
        currentPage: page,
        writerSilent,
      };
      network.answer(listRoute, { body });
      network.answer(refreshRoute, { body });
    },
    send: events.send,
    asked: (route) => {
      const path = route.replace('GET ', '');
      return (
        network.requests
          .map(({ url }) => new URL(url))
          // The number of results to review is read from the same endpoint.
          .filter(({ pathname, searchParams }) => pathname === path && !searchParams.has('approved'))
          .map(({ search }) => search)
      );
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
