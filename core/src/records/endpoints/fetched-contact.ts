import { FetchContact } from '../../contacts/use-cases/fetch-contact.ts';
import { FindHandOvers } from '../use-cases/find-hand-overs.ts';
import { FindOwnRecord } from '../use-cases/find-own-record.ts';
import { fetchContactAsSuperadmin, fetchContact } from '../contract/fetched-contact.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { presentContact } from '../presentation/fetched-contact.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { contextOfFetch } from './context-of-fetch.ts';

export const fetchContactAsSuperadminRoute = defineRoute(
  fetchContactAsSuperadmin,
  { fetch: FetchContact, records: FindOwnRecord, handOvers: FindHandOvers },
  async ({ body, session, names, signal }, { fetch, records, handOvers }) => {
    const fetched = await fetch.execute({
      actor: session,
      department: departmentKey(names, body.zone, 'zone'),
      hubspotId: body.hubspotId,
      prospectUrl: body.prospectUrl,
      context: contextOfFetch(body),
      signal,
    });
    const recent = await records.execute({ userId: session.userId, hubspotId: body.hubspotId });
    const handOver = await handOvers.ofContact(fetched.department, body.hubspotId);
    return { success: true as const, data: presentContact(fetched, recent, handOver) };
  },
);

export const fetchContactRoute = defineRoute(
  fetchContact,
  { fetch: FetchContact, records: FindOwnRecord, handOvers: FindHandOvers },
  async ({ body, session, names, signal }, { fetch, records, handOvers }) => {
    const fetched = await fetch.execute({
      actor: session,
      department: departmentKey(names, body.domain, 'domain'),
      hubspotId: body.hubspotId,
      prospectUrl: body.prospectUrl,
      context: contextOfFetch(body),
      signal,
    });
    const recent = await records.execute({ userId: session.userId, hubspotId: body.hubspotId });
    const handOver = await handOvers.ofContact(fetched.department, body.hubspotId);
    return { success: true as const, data: presentContact(fetched, recent, handOver) };
  },
);
