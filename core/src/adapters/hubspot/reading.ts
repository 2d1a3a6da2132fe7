import type { CrmPart, EngagementKind } from '../../contacts/domain/contact.ts';
import type { FieldMapping } from '../../contacts/domain/crm-fields.ts';
import { AppError } from '../../shared/app-error.ts';
import type { AccountMemory } from './account-memory.ts';
import type { ReadType } from './crm-properties.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

/** What the stages of one reading share. */
export interface Reading {
  readonly client: HubspotClient;
  readonly memory: AccountMemory;
  readonly fields: FieldMapping;
  readonly call: () => CallContext;
}

/** A contact on its way: what was asked for, and what is known of it or why it cannot be read. */
export interface ContactDraft {
  readonly contactId: string;
  readonly found: FoundContact | AppError;
}

export interface FoundContact {
  readonly object: HubspotObject;
  /** Newest first, at most the reading limit a type. */
  readonly ids: ReadonlyMap<ReadType, readonly string[]>;
  readonly notRead: ReadonlyMap<EngagementKind, number>;
}

/** The id of the contact's company, as far as it has one. */
export function companyOf({ properties }: HubspotObject): [ReadType, readonly string[]][] {
  const id = properties['associatedcompanyid'];
  return id && /^\d{1,19}$/.test(id) ? [['companies', [id]]] : [];
}

/** The error as one of the contacts it struck; throws what is not: the account's errors, and the caller's abort. */
export function asContactError(error: unknown): AppError {
  const isOfAccount = error instanceof HubspotFailure && error.isOfAccount;
  if (error instanceof AppError && !isOfAccount) return error;
  throw error;
}

/** The scopes that a contact can do without, by what they read. */
const dispensable: Partial<Record<ReadType, CrmPart>> = { companies: 'company', deals: 'deals' };

/** Which part of a contact a type of objects is, where a key need not have the right to read it. */
const partOf = (type: ReadType): CrmPart | null => dispensable[type] ?? null;

/** True when the failure only says that the key may not read this type; that is remembered. */
export function isRefusal(error: unknown, type: ReadType, { memory }: Reading): boolean {
  const part = partOf(type);
  if (part === null || !(error instanceof HubspotFailure) || error.status !== 403) return false;
  memory.refused.add(part);
  return true;
}
