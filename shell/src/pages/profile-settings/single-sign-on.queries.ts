import { getOidc } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';

/** Whether an account of the company's own sign-in is connected to the user. */
export const oidcQuery = queryOptions({
  queryKey: ['single-sign-on'],
  queryFn: ({ signal }) => callApi(getOidc, {}, { signal }),
});
