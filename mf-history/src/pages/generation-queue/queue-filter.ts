import { responseStatusSchema } from '@overture/core/contract';
import { urlChoice, urlNumber, urlPageSize, urlText, worklistFields, worklistQuery } from '@overture/ui';
import type { UrlState } from '@overture/ui';
import { momentsOf, periods } from './day-groups.ts';

/** The tabs in the order in which they stand. The list of all is the one without a tab in the address. */
export const queueTabs = [
  'mend',
  'review',
  'handOver',
  'due',
  'replied',
  'failed',
  'waiting',
  'handedOver',
  'all',
] as const;
export type QueueTab = (typeof queueTabs)[number];

/** How the address keeps the state of the queue's page. What is empty limits nothing. */
export const queueFields = {
  page: urlNumber(1),
  limit: urlPageSize(),
  ...worklistFields,
  /** The id of a user, for superadmins; empty for the own records. */
  person: urlText(),
  /** Status and day limit the list of all alone: a tab is chosen by what is left to do. */
  status: urlChoice(responseStatusSchema.options),
  when: urlChoice(periods),
};
export type QueueFilter = UrlState<typeof queueFields>;

/** Limits nothing. */
export const noFilter = {
  search: '',
  template: '',
  runId: '',
  owner: '',
  person: '',
  status: undefined,
  when: undefined,
} satisfies Partial<QueueFilter>;

/** What limits the list besides the search, on the tab that is shown. */
export function activeFilters({ tab, template, runId, owner, person, status, when }: QueueFilter): readonly string[] {
  const ofAll = tab === undefined ? [status, when] : [];
  return [template, runId, owner, person, ...ofAll].filter((value) => value !== undefined && value !== '') as string[];
}

/** What every tab asks of the API: only what limits something. */
export const sharedQuery = (filter: QueueFilter) => worklistQuery({ ...filter, tab: undefined });

/** What the list of all asks of the API. */
export function historyQueryOf(filter: QueueFilter) {
  const { page, limit, status, person, when } = filter;
  return { page, limit, status, ...sharedQuery(filter), userId: person, ...momentsOf(when) };
}

/** What a tab asks of the API. */
export function worklistQueryOf(filter: QueueFilter) {
  const { page, limit, tab, person } = filter;
  return { page, limit, tab, ...sharedQuery(filter), fromAdminSideUserId: person, records: 'true' } as const;
}

/** Review, within the filter. */
export function reviewPathOf(filter: QueueFilter): string {
  const kept = new URLSearchParams(sharedQuery(filter)).toString();
  return kept === '' ? '/admin/review' : `/admin/review?${kept}`;
}
