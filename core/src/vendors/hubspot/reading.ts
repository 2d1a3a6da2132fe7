import type { CrmPart, EngagementKind } from '../../contacts/domain/contact.ts';
import type { FieldMapping } from '../../contacts/domain/crm-fields.ts';
import { AppError } from '../../platform/app-error.ts';
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

/** A contact that is being read: the requested id, and the contact's object or why it cannot be read. */
export interface ContactDraft {
  readonly contactId: string;
  readonly found: FoundContact | AppError;
}

export interface FoundContact {
  readonly object: HubspotObject;
  /** Newest first, for each type the reading limit at most. */
  readonly ids: ReadonlyMap<ReadType, readonly string[]>;
  readonly notRead: ReadonlyMap<EngagementKind, number>;
}

/** The id of the contact's company, if it has one. */
export function companyOf({ properties }: HubspotObject): [ReadType, readonly string[]][] {
  const id = properties['associatedcompanyid'];
  return id && /^\d{1,19}$/.test(id) ? [['companies', [id]]] : [];
}

/** Returns an error that concerns single contacts; throws errors of the account and the caller's abort. */
export function asContactError(error: unknown): AppError {
  const isOfAccount = error instanceof HubspotFailure && error.isOfAccount;
  if (error instanceof AppError && !isOfAccount) return error;
  throw error;
}

/** The optional parts of a contact that need a scope of their own, by type. */
const optionalParts: Partial<Record<ReadType, CrmPart>> = { companies: 'company', deals: 'deals' };

/** The part of a contact to which a type belongs, if a key need not have the right to read it; else null. */
const partOf = (type: ReadType): CrmPart | null => optionalParts[type] ?? null;

/** Whether the failure only says that the key may not read this type, which is then cached. */
export function isRefusal(error: unknown, type: ReadType, { memory }: Reading): boolean {
  const part = partOf(type);
  if (part === null || !(error instanceof HubspotFailure) || error.status !== 403) return false;
  memory.refused.add(part);
  return true;
}
