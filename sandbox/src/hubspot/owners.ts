import { sampleAnchor } from '../crm-data/model.ts';
import { portalUsers } from '../crm-data/portal.ts';
import { json, type Reply } from '../server/reply.ts';
import { notFound } from './hubspot-errors.ts';
import { paging } from './pages-and-batches.ts';

/** One owner by id, or a page of all, or those with an address. */
export function readOwners(id: string | undefined, query: URLSearchParams): Reply {
  const createdAt = new Date(sampleAnchor - 90_000_000_000).toISOString();
  const all = portalUsers.map((owner) => ({
    ...owner,
    type: 'PERSON',
    userIdIncludingInactive: owner.userId,
    createdAt,
    updatedAt: createdAt,
    archived: false,
    teams: [],
  }));
  if (id !== undefined) {
    const owner = all.find((candidate) => candidate.id === id);
    return owner ? json(200, owner) : notFound(id);
  }
  const after = query.get('after');
  const limit = Math.min(500, Number(query.get('limit') ?? 100) || 100);
  const matching = all.filter(
    (owner) =>
      (query.get('email') === null || owner.email === query.get('email')?.toLowerCase()) &&
      (after === null || Number(owner.id) > Number(after)),
  );
  const results = matching.slice(0, limit);
  const next = matching.length > limit ? results.at(-1)?.id : undefined;
  return json(200, {
    results,
    ...paging(next, 'https://api.hubapi.com/crm/v3/owners/'),
  });
}
