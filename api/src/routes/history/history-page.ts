import type { GenerationSummary, ListHistory } from '@overture/core/app';
import type { DepartmentNames, EndpointResponseInput, listHistory } from '@overture/core/contract';
import { oncePer } from '../../http/once-per.ts';
import type { Call } from '../../http/route.ts';
import { presentPageNumbers, presentRecordSummary } from '@overture/core/presentation';

type Answer = EndpointResponseInput<typeof listHistory>;

/** By the names that records are shown with, by the records, by the numbers of their page. */
const answersFor = oncePer((names: DepartmentNames) =>
  oncePer((items: readonly GenerationSummary[]) => {
    let last: Answer | undefined;
    return (numbers: Omit<Answer, 'emailSequences'>): Answer => {
      const isSame =
        last?.totalEmailSequences === numbers.totalEmailSequences &&
        last.totalPages === numbers.totalPages &&
        last.currentPage === numbers.currentPage;
      if (last === undefined || !isSame) {
        const emailSequences = items.map((record) => presentRecordSummary(record, names));
        last = Object.freeze({ emailSequences, ...numbers });
      }
      return last;
    };
  }),
);

/** The own records as the list and its refresh both answer them. */
export async function historyPage(
  { query, session, names }: Pick<Call<typeof listHistory>, 'query' | 'session' | 'names'>,
  list: ListHistory,
): Promise<Answer> {
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
  const numbers = { totalEmailSequences: total, totalPages, currentPage };
  const { items, positions } = found;
  // A place in the queue is another one at the next look.
  if (positions.size === 0) return answersFor(names)(items)(numbers);
  return {
    emailSequences: items.map((record) => presentRecordSummary(record, names, positions.get(record.id))),
    ...numbers,
  };
}
