import { listTabs } from '@overture/core/contract';
import { keepValues, keptValues } from '../forms/kept-values.ts';
import { urlChoice, urlText } from '../hooks/use-url-state.ts';
import type { UrlState } from '../hooks/use-url-state.ts';

/** How a page's address keeps what of the worklist it shows or walks through, by the names that the API has too. */
export const worklistFields = {
  /** Undefined: all records. */
  tab: urlChoice(listTabs),
  search: urlText(),
  /** The id of a template. */
  template: urlText(),
  runId: urlText(),
  /** The email address of the contact's owner. */
  owner: urlText(),
};

/** What is empty limits nothing. */
export type WorklistFilter = UrlState<typeof worklistFields>;

/** What the filter asks of the API: only what limits something. */
export function worklistQuery({ tab, search, template, runId, owner }: Partial<WorklistFilter>) {
  return {
    ...(tab !== undefined && { tab }),
    ...(search && { search }),
    ...(template && { template }),
    ...(runId && { runId }),
    ...(owner && { owner }),
  };
}

/** What of the filter limits something, as the query of an address. */
const queryOf = (filter: Partial<WorklistFilter>): string => new URLSearchParams(worklistQuery(filter)).toString();

/** The page of the user's own record of a contact, with the list through which it leads on; by default all records. */
export function ownRecordPath(hubspotId: string, list: Partial<WorklistFilter> = {}): string {
  const asked = queryOf(list);
  return `/detailed-history/${encodeURIComponent(hubspotId)}${asked && `?${asked}`}`;
}

/** Keeps the whole query of the queue's address, with its page and all that only the queue knows, for who comes back. */
export function keepQueue(filter: WorklistFilter, query: string): void {
  keepValues('queue', { list: queryOf(filter), query });
}

/** The queue as the filter shows it, and as it was left if that is the list that was shown last. */
export function queuePath(filter: WorklistFilter): string {
  const list = queryOf(filter);
  const left = keptValues('queue', { list: '', query: '' });
  const query = left?.list === list ? left.query : list && `?${list}`;
  return `/admin/history${query}`;
}
