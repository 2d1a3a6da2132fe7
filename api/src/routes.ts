import { glob } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Route } from '@overture/core/platform/http/route';
import { endpoints } from './endpoints.ts';
import { getConfigRoute } from './routes/get-config.ts';
import { recordEventsRoute } from './routes/record-events.ts';

const core = path.dirname(fileURLToPath(import.meta.resolve('@overture/core/contract')));

/**
 * Finds the route of every endpoint: the rooms of the core export theirs from the files of their `endpoints` folders,
 * and two belong to the API itself. Throws an Error when an endpoint of the contract has no route or more than one.
 */
export async function loadRoutes(): Promise<readonly Route[]> {
  const routes: Route[] = [getConfigRoute, recordEventsRoute];
  for await (const file of glob('**/endpoints/*.ts', { cwd: core })) {
    const exported: unknown = await import(pathToFileURL(path.join(core, file)).href);
    routes.push(...Object.values(exported as object).filter(isRoute));
  }
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const count = routes.filter((route) => route.endpoint === endpoint).length;
    if (count !== 1) throw new Error(`The endpoint ${name} has ${count} routes.`);
  }
  return routes;
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'endpoint' in value && 'bind' in value;
}
