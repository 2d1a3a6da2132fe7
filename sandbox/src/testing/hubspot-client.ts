import { Client } from '@hubspot/api-client';

/** The vendor's own client for a sandbox, with one attempt per call. */
export const hubspotClient = (url: string, accessToken = 'pat-na1-sample-0001'): Client =>
  new Client({ accessToken, basePath: url, numberOfApiCallRetries: 1 });
