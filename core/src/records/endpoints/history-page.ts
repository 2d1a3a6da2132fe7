import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import type { AccessLog } from '../../audit/use-cases/access-log.ts';
import type { FindHandOvers } from '../use-cases/find-hand-overs.ts';
import type { ListHistory } from '../use-cases/list-history.ts';
import type { EndpointResponseInput } from '../../platform/contract/endpoint.ts';
import type { listHistory } from '../contract/history.ts';
import type { Call } from '../../platform/http/route.ts';
import { presentPageNumbers } from '../../platform/present-page.ts';
import { presentRecordSummary } from '../presentation/record.ts';

/** A page of the user's own records or, for a superadmin, of another user's. The list and its refresh share it. */
export async function historyPage(
  { query, session, names }: Pick<Call<typeof listHistory>, 'query' | 'session' | 'names'>,
  {
    list,
    handOvers,
    access,
  }: { readonly list: ListHistory; readonly handOvers: FindHandOvers; readonly access: AccessLog },
): Promise<EndpointResponseInput<typeof listHistory>> {
  const { page, limit, status, search, template, userId, from, to, approved } = query;
  const found = await list.execute({
    actor: session,
    ownerId: userId,
    filter: {
      ...(status === undefined ? {} : { status }),
      ...(search === undefined || search.trim() === '' ? {} : { search: search.trim() }),
      ...(template === undefined ? {} : { promptId: template }),
      ...(from === undefined ? {} : { from: Date.parse(from) }),
      ...(to === undefined ? {} : { to: Date.parse(to) }),
      ...(approved === undefined ? {} : { approved: approved === 'true' }),
    },
    page: { page, limit },
  });
  if (userId !== undefined && userId !== session.userId) {
    await access.read(auditActorOf(session), `records of ${userId}`);
  }
  const handedOver = await handOvers.ofRecords(found.items.map(({ id }) => id));
  const { total, totalPages, currentPage } = presentPageNumbers(found, { page, limit });
  return {
    emailSequences: found.items.map((record) =>
      presentRecordSummary(record, names, session, {
        queuePosition: found.positions.get(record.id),
        handOver: handedOver.get(record.id),
      }),
    ),
    totalEmailSequences: total,
    totalPages,
    currentPage,
    writerSilent: found.isWriterSilent,
  };
}
