import type { ListHistory } from '@overture/core/app';
import type { EndpointResponseInput, listHistory } from '@overture/core/contract';
import type { Call } from '../../http/route.ts';
import { presentPageNumbers, presentRecordSummary } from '@overture/core/presentation';

/** A page of the user's own records, as the list and its refresh both return it. */
export async function historyPage(
  { query, session, names }: Pick<Call<typeof listHistory>, 'query' | 'session' | 'names'>,
  list: ListHistory,
): Promise<EndpointResponseInput<typeof listHistory>> {
  const { page, limit, status, search } = query;
  const found = await list.execute({
    filter: {
      userId: session.userId,
      ...(status === undefined ? {} : { status }),
      ...(search === undefined || search.trim() === '' ? {} : { search: search.trim() }),
    },
    page: { page, limit },
  });
  const { total, totalPages, currentPage } = presentPageNumbers(found, { page, limit });
  return {
    emailSequences: found.items.map((record) => presentRecordSummary(record, names, found.positions.get(record.id))),
    totalEmailSequences: total,
    totalPages,
    currentPage,
  };
}
