import { modelsOfDomains } from '@overture/core/contract';
import type { EndpointResponse } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';

export type DomainOffer = EndpointResponse<typeof modelsOfDomains>['domains'][number];

/** The models that each domain may generate with today. They are loaded again when AI models change. */
export const domainOffersQuery = queryOptions({
  queryKey: ['models', 'domains'],
  queryFn: ({ signal }) => callApi(modelsOfDomains, {}, { signal }),
  select: ({ domains }) => domains,
});
