import { vendorReach } from '@overture/core/testing';
import { expect, it } from 'vitest';
import type { Route } from '@overture/core/platform/http/route';
import type { Token } from '@overture/core/platform/needs';
import { nameOf } from '../endpoints.ts';
import { loadRoutes } from '../routes.ts';

/** The tokens that a route's handler needs. */
function tokensOf(route: Route): readonly Token[] {
  const tokens: Token[] = [];
  route.bind(<T>(token: Token<T>): T => {
    tokens.push(token);
    return {} as T;
  });
  return tokens;
}

it('every endpoint of a session that may call a vendor counts against the requests per minute', async () => {
  const reaches = vendorReach();
  const forgotten = (await loadRoutes())
    .filter(({ endpoint }) => endpoint.who !== 'any' && endpoint.callsVendor === undefined)
    .filter((route) => tokensOf(route).some(reaches))
    .map(({ endpoint }) => nameOf(endpoint));
  expect(forgotten).toEqual([]);
});
