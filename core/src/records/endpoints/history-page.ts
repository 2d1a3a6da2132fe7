import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import type { AccessLog } from '../../audit/use-cases/access-log.ts';
import type { ListHistory } from '../use-cases/list-history.ts';
import type { ReadRows } from '../use-cases/read-rows.ts';
import type { EndpointResponseInput } from '../../platform/contract/endpoint.ts';
import type { listHistory } from '../contract/history.ts';
import type { Call } from '../../platform/http/route.ts';
import { pageNumbersOf } from '../../platform/present-page.ts';
import { presentRow } from '../presentation/record.ts';
import { presentWork } from '../presentation/worklist.ts';

/** A page of the user's own records or, for a superadmin, of another user's. The list and its refresh share it. */
export async function historyPage(
  { query, session, names }: Pick<Call<typeof listHistory>, 'query' | 'session' | 'names'>,
  { list, rows, access }: { readonly list: ListHistory; readonly rows: ReadRows; readonly access: AccessLog },
): Promise<EndpointResponseInput<typeof listHistory>> {
  const { page, limit, userId, search, template, from, to, approved, ...filter } = query;
  const found = await list.execute({
    actor: session,
    ownerId: userId,
    filter: {
      ...filter,
      search: search?.trim() || undefined,
      promptId: template,
      from: from === undefined ? undefined : Date.parse(from),
      to: to === undefined ? undefined : Date.parse(to),
      approved: approved && approved === 'true',
    },
    page: { page, limit },
  });
  if (userId !== undefined && userId !== session.userId) {
    await access.read(auditActorOf(session), `records of ${userId}`);
  }
  const read = await rows.execute(found.items);
  return {
    emailSequences: read.rows.map((row) => ({
      ...presentRow(row, names, session),
      work: presentWork(row, session.email),
    })),
    totalEmailSequences: found.total,
    ...pageNumbersOf(found, { page, limit }),
    writerSilent: read.isWriterSilent,
  };
}
