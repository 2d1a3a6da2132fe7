import type { EndpointResponse, ListedRecord, StatusEventWire, listHistory } from '@overture/core/contract';

export type HistoryPage = EndpointResponse<typeof listHistory>;

/**
 * The page after a status event, so that a row changes before the refetch. Returns the same object if the event is
 * about none of its rows.
 */
export function withStatusEvent(page: HistoryPage, event: StatusEventWire): HistoryPage {
  if (!page.emailSequences.some((record) => record._id === event._id)) return page;
  if (event.responseStatus === 'deleted') return withoutRecord(page, event._id);
  return {
    ...page,
    emailSequences: page.emailSequences.map((record) =>
      record._id === event._id ? withStatus(record, event) : record,
    ),
  };
}

/** The page without a deleted record. */
export function withoutRecord(page: HistoryPage, id: string): HistoryPage {
  const left = page.emailSequences.filter((record) => record._id !== id);
  if (left.length === page.emailSequences.length) return page;
  return { ...page, emailSequences: left, totalEmailSequences: Math.max(0, page.totalEmailSequences - 1) };
}

/** The page without the records that wait to be deleted. */
export function withoutRecords(page: HistoryPage, ids: ReadonlySet<string>): HistoryPage {
  return [...ids].reduce(withoutRecord, page);
}

function withStatus(record: ListedRecord, { responseStatus, updatedAt }: StatusEventWire): ListedRecord {
  // Events of several processes may arrive in the wrong order, and an edit repeats the status of the record.
  if (responseStatus === 'deleted' || updatedAt < record.updatedAt) return record;
  if (responseStatus === record.responseStatus) return { ...record, updatedAt };
  const { responseWait: _over, queuePosition: _left, ...rest } = record;
  const work = { ...record.work, status: responseStatus, ...placeAfter(record, responseStatus) };
  switch (responseStatus) {
    case 'pending':
      return { ...rest, work, updatedAt, responseStatus, responseError: null, startedAt: null, finishedAt: null };
    case 'processing':
      return { ...rest, work, updatedAt, responseStatus, responseError: null, startedAt: updatedAt, finishedAt: null };
    case 'ready':
      return { ...rest, work, updatedAt, responseStatus, responseError: null, hasResult: true, finishedAt: updatedAt };
    case 'error':
      return { ...rest, work, updatedAt, responseStatus, finishedAt: updatedAt };
  }
}

/** Where the record goes in the worklist, as far as an event tells: the findings come with the refetch. */
function placeAfter(
  { work }: ListedRecord,
  status: ListedRecord['responseStatus'],
): Partial<Pick<ListedRecord['work'], 'tab' | 'riskReason' | 'problem'>> {
  if (work.tab === 'replied' || work.tab === 'due') return {};
  const tab = { pending: 'waiting', processing: 'waiting', ready: 'review', error: 'failed' } as const;
  return { tab: tab[status], riskReason: '', problem: null };
}
