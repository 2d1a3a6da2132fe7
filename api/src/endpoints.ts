import * as contract from '@overture/core/contract';
import type { EndpointDefinition } from '@overture/core/contract';

type Contract = typeof contract;
type IsEndpoint<T> = T extends EndpointDefinition ? true : false;

/** The names of the contract's exports that `defineEndpoint` declares. */
export type EndpointName = {
  [Name in keyof Contract]: IsEndpoint<Contract[Name]> extends true ? Name : never;
}[keyof Contract];

/** Every endpoint below `/api`, by name. */
export const endpoints = Object.fromEntries(
  Object.entries(contract).filter(([name, value]) => isEndpoint(value) && value.name === name),
) as { readonly [Name in EndpointName]: Contract[Name] };

function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'path' in value && 'who' in value && 'method' in value;
}
