import type { EngagementKind } from '../../contacts/domain/contact.ts';
import { AppError } from '../../shared/app-error.ts';
import type { HubspotClient } from './hubspot-client.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import type { CallContext } from './hubspot-transport.ts';

/** What the stages of one reading share. */
export interface Reading {
  readonly client: HubspotClient;
  call(): CallContext;
}

/** A contact on its way: what was asked for, and what is known of it or why it cannot be read. */
export interface ContactDraft {
  readonly contactId: string;
  readonly found: FoundContact | AppError;
}

export interface FoundContact {
  readonly object: HubspotObject;
  /** Newest first, at most the reading limit a kind. */
  readonly ids: ReadonlyMap<EngagementKind, readonly string[]>;
  readonly notRead: ReadonlyMap<EngagementKind, number>;
}

const accountCodes: ReadonlySet<string> = new Set([
  'crm_unauthorized',
  'crm_rate_limited',
  'crm_daily_limit',
  'crm_wrong_portal',
]);

/** The error as one of the contacts it struck; throws what is not: the account's errors, and the caller's abort. */
export function asContactError(error: unknown): AppError {
  if (error instanceof AppError && !accountCodes.has(error.code)) return error;
  throw error;
}
