import { useEffect, useRef, useState } from 'react';
import type { ContactDetail } from '@overture/core/contract';
import { useQueryClient } from '@overture/ui';
import type { ProgressStep } from '@overture/ui';
import { modelsQuery, templatesQuery } from '@overture/ui/record';
import { requestContact } from './generator.queries.ts';
import type { ContactRequest } from './generator.queries.ts';
import { crmEntries } from './model/crm-entries.ts';
import type { CrmEntries } from './model/crm-entries.ts';
import { fetchErrorText } from './model/fetch-error-text.ts';
import { runFetchSteps } from './model/fetch-steps.ts';
import type { FetchRun } from './model/fetch-steps.ts';

export interface ContactInsights {
  /** Empty if there is no history. */
  readonly summary: string;
  /** Why the AI could not write the summary, so that `summary` is the history itself; null if it could. */
  readonly warning: string | null;
  readonly online: string;
}

export interface FetchedContact {
  readonly contactId: string;
  readonly url: string;
  readonly zone: string | null;
  readonly detail: ContactDetail;
  readonly entries: CrmEntries;
  /** Null while they are written; until then nothing can be generated. */
  readonly insights: ContactInsights | null;
}

export type FetchState =
  | { readonly status: 'idle' }
  | { readonly status: 'fetching'; readonly steps: readonly ProgressStep[]; readonly startedAt: number }
  | { readonly status: 'failed'; readonly steps: readonly ProgressStep[]; readonly message: string }
  /** `awaited`: it was fetched just now, and not earlier in this visit. */
  | { readonly status: 'open'; readonly contact: FetchedContact; readonly awaited: boolean };

/** The server keeps a fetched contact for the same time (`snapshotTtlMs` in `FetchContact`). */
const keepMs = 60 * 60 * 1000;

export interface ContactFetchOptions {
  readonly userId: string;
  /** The contact of the draft; it is opened at once if it was fetched before in this visit. */
  readonly initial: { readonly contactId: string; readonly zone: string | null } | null;
  readonly onFailed: (message: string) => void;
  /** Waits between the steps; by default for the time asked. */
  readonly pause?: FetchRun['pause'] | undefined;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A contact as the server tells it, with its summaries once they are written. */
const fetchedOf = (
  { contactId, url, zone }: ContactRequest,
  detail: ContactDetail,
  insights: ContactInsights | null,
): FetchedContact => ({ contactId, url, zone, detail, entries: crmEntries(detail), insights });

/**
 * Fetches and analyses a contact: reports the steps while they happen, then opens it, where the server tells it before its
 * summary is written, without that. A new fetch aborts the last.
 */
export function useContactFetch({ userId, initial, onFailed, pause = wait }: ContactFetchOptions) {
  const client = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const keyOf = (contactId: string, zone: string | null) => ['generator', 'contact', userId, contactId, zone] as const;
  const [state, setState] = useState<FetchState>(() => {
    const kept = initial && client.getQueryData<FetchedContact>(keyOf(initial.contactId, initial.zone));
    return kept ? { status: 'open', contact: kept, awaited: false } : { status: 'idle' };
  });
  useEffect(() => () => running.current?.abort(), []);

  const start = async (request: ContactRequest): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const startedAt = Date.now();
    let failedSteps: readonly ProgressStep[] = [];
    let isOpen = false;
    const open = (contact: FetchedContact) => {
      isOpen = true;
      setState({ status: 'open', contact, awaited: true });
    };
    const onRead = (read: ContactDetail) => {
      if (!controller.signal.aborted) open(fetchedOf(request, read, null));
    };
    try {
      const detail = await runFetchSteps(
        {
          fetch: (signal) => requestContact(request, signal, onRead),
          // A prefetch never rejects. If a list cannot be loaded, the dialog shows the error.
          finalize: () =>
            Promise.all([client.prefetchQuery(templatesQuery), client.prefetchQuery(modelsQuery(request.zone))]),
        },
        {
          signal: controller.signal,
          // The steps of a contact that is open already are not shown.
          pause: (ms) => (isOpen ? Promise.resolve() : pause(ms)),
          onSteps: (steps) => {
            failedSteps = steps;
            if (!isOpen) setState({ status: 'fetching', steps, startedAt });
          },
        },
      );
      const contact = fetchedOf(request, detail, {
        summary: detail.fullSummary.trim(),
        warning: detail.summaryWarning ?? null,
        online: detail.onlinesummary.trim(),
      });
      const key = keyOf(request.contactId, request.zone);
      client.setQueryDefaults(key, { gcTime: keepMs });
      client.setQueryData<FetchedContact>(key, contact);
      open(contact);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = fetchErrorText(error);
      setState({ status: 'failed', steps: failedSteps, message });
      onFailed(message);
    }
  };

  /** Ends a running fetch and closes the contact. */
  const reset = (): void => {
    running.current?.abort();
    setState({ status: 'idle' });
  };

  return { state, start, reset };
}
