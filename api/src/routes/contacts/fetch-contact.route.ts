import { FetchContact, FindHandOvers, FindOwnRecord } from '@overture/core/app';
import { fetchContact } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentContact } from '@overture/core/presentation';
import { departmentKey } from '../department-key.ts';
import { contextOfFetch } from './context-of-fetch.ts';

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
