import { FetchContact, type FetchedContact } from '../../contacts/use-cases/fetch-contact.ts';
import { FindHandOvers } from '../use-cases/find-hand-overs.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { fetchContactAsSuperadmin, fetchContact } from '../contract/fetched-contact.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { defineRoute, type Call, type Instances } from '../../platform/http/route.ts';
import { presentContact } from '../presentation/fetched-contact.ts';
import { departmentKey } from '../../platform/http/department-key.ts';

const needed = { fetch: FetchContact, history: HistoryRepository, handOvers: FindHandOvers };

export const fetchContactRoute = defineRoute(fetchContact, needed, (call, use) =>
  fetched(call, departmentKey(call.names, call.body.domain, 'domain'), use),
);

export const fetchContactAsSuperadminRoute = defineRoute(fetchContactAsSuperadmin, needed, (call, use) =>
  fetched(call, departmentKey(call.names, call.body.zone, 'zone'), use),
);

/**
 * Either role's answer: they name the domain in fields of their own. The contact is told without its summaries as soon as
 * it is read.
 */
async function fetched(
  {
    body,
    session,
    signal,
    tell,
  }: Pick<Call<typeof fetchContact | typeof fetchContactAsSuperadmin>, 'body' | 'session' | 'signal' | 'tell'>,
  department: DepartmentKey | null,
  { fetch, history, handOvers }: Instances<typeof needed>,
) {
  const { hubspotId, prospectUrl, socialMediaLinks, websiteContent } = body;
  const present = async (contact: FetchedContact) => {
    const recent = await history.findSummaryByContact(session.userId, hubspotId);
    const { department: of, snapshot } = contact;
    const handedOver = await handOvers.ofContact({ department: of, sandbox: snapshot.sandbox }, hubspotId);
    return presentContact(contact, recent, handedOver);
  };
  const read = await fetch.execute({
    actor: session,
    department,
    hubspotId,
    prospectUrl,
    context: {
      additionalInfo: body.searchResults,
      contactBio: body.linkedinBio,
      companyInfo: body.companyLinkedIn,
      websiteContent,
      socialMediaLinks,
    },
    signal,
    // What cannot be told yet comes with the answer.
    onRead: (contact) =>
      void present(contact).then(
        (data) => tell({ data }),
        () => undefined,
      ),
  });
  return { success: true as const, data: await present(read) };
}
