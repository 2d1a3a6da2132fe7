import { listTabs } from '@overture/core/contract';
import type { ListTab } from '@overture/core/contract';
import { urlChoice, urlText } from '../hooks/use-url-state.ts';
import type { UrlFields } from '../hooks/use-url-state.ts';

/** What of the worklist a page shows or walks through. What is empty limits nothing. */
export interface WorklistFilter {
  /** Undefined: all records. */
  readonly tab: ListTab | undefined;
  readonly search: string;
  /** The id of a template. */
  readonly template: string;
  readonly runId: string;
  /** The email address of the contact's owner. */
  readonly owner: string;
}

/** How a page's address keeps it, by the names that the API has too. */
export const worklistFields: UrlFields<WorklistFilter> = {
  tab: urlChoice(listTabs),
  search: urlText(),
  template: urlText(),
  runId: urlText(),
  owner: urlText(),
};

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

/** The page of the user's own record of a contact, with the list through which it leads on; by default all records. */
export function ownRecordPath(hubspotId: string, list: Partial<WorklistFilter> = {}): string {
  const asked = new URLSearchParams(worklistQuery(list)).toString();
  return `/detailed-history/${encodeURIComponent(hubspotId)}${asked && `?${asked}`}`;
}

/** The queue as the filter shows it. */
export function queuePath(filter: WorklistFilter): string {
  const kept = new URLSearchParams(worklistQuery(filter)).toString();
  return kept === '' ? '/admin/history' : `/admin/history?${kept}`;
}
