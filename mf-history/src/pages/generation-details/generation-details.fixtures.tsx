import { screen } from '@testing-library/react';
import type { RecordDetail, StatusEventWire } from '@overture/core/contract';
import { buildDetail, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { fakeEvents } from '../../testing/fake-events.ts';
import { GenerationDetailsRoute } from './generation-details.route.tsx';

export const getRoute = 'GET /api/email-sequence/get-email-sequence-by-id';
export const pushRoute = 'POST /api/email-sequence/add-to-hubspot';
export const editRoute = 'PATCH /api/email-sequence/email';

export interface DetailsServer extends Pick<FakeFetch, 'answer' | 'requests'> {
  /** Answers the record 501 with these fields from now on. */
  readonly serve: (fields?: Partial<RecordDetail>) => RecordDetail;
  /** Sends a status event. */
  readonly send: (event: Omit<StatusEventWire, 'type'>) => void;
  /** The texts that were copied to the clipboard. */
  readonly copied: readonly string[];
  readonly restore: () => void;
}

/** A server and an admin, whose browser keeps no drafts. The record is unknown until it is served. */
export function detailsServer(): DetailsServer {
  signedIn('admin', { username: 'Priya Raman' });
  for (const key of Object.keys(localStorage)) if (key.startsWith('overture.')) localStorage.removeItem(key);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const network = fakeFetch();
  const events = fakeEvents();
  return {
    ...network,
    serve: (fields = {}) => {
      const body = buildDetail(fields);
      network.answer(getRoute, { body });
      return body;
    },
    send: events.send,
    copied,
    restore: () => {
      events.restore();
      network.restore();
    },
  };
}

/** Opens the page. */
export function openDetails(at = '/detailed-history/501') {
  return renderInApp(<GenerationDetailsRoute />, { at, path: '/detailed-history/:id' });
}

/** Opens the page and waits until the record is shown. */
export async function openedDetails(at?: string) {
  const app = openDetails(at);
  await screen.findByText('Generated Email Sequence');
  await screen.findByRole('article');
  return app;
}
