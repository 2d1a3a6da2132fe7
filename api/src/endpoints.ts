import * as contract from '@overture/core/contract';
import type { EndpointDefinition } from '@overture/core/contract';

type Contract = typeof contract;
type IsEndpoint<T> = T extends EndpointDefinition ? true : false;

/** The names of the contract's exports that `defineEndpoint` declares. */
export type EndpointName = {
  [Name in keyof Contract]: IsEndpoint<Contract[Name]> extends true ? Name : never;
}[keyof Contract];

/** Every endpoint below `/api`, by name. */
export const endpoints = Object.fromEntries(Object.entries(contract).filter(([, value]) => isEndpoint(value))) as {
  readonly [Name in EndpointName]: Contract[Name];
};

const names = new Map(Object.entries<EndpointDefinition>(endpoints).map(([name, endpoint]) => [endpoint, name]));

/** The name of the constant that holds an endpoint: the operation id in OpenAPI, and its name in logs. */
export function nameOf(endpoint: EndpointDefinition): string {
  return names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;
}

function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'path' in value && 'who' in value && 'method' in value;
}
