import { listTemplates } from '@overture/core/contract';
import type { EndpointResponse } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';

export type Template = EndpointResponse<typeof listTemplates>[number];

/** The templates of the user's domain, newest first. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => callApi(listTemplates, {}, { signal }),
});
