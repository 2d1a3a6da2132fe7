import type { CrmProperties } from '../../contacts/domain/contact.ts';
import { contactNameOf } from '../../contacts/domain/contact-name.ts';
import type { JobError } from '../../records/domain/generation-record.ts';
import type { LeftOutReason, RunPlan } from '../contract/runs.ts';
import type { RunRow } from './run.ts';

/** Why a contact does not run. */
export type SkipReason = keyof RunPlan['skipped'];

/** The error of a row that is left out, in words for the rep. */
export const leftOutErrors: Readonly<Record<LeftOutReason, JobError>> = {
  optedOut: { code: 'contact_opted_out', message: 'The contact has opted out of email.' },
  recent: { code: 'conflict', message: 'Somebody generated for this contact within the last 14 days.' },
  others: { code: 'conflict', message: 'The contact has another owner in HubSpot.' },
};

/** The error of a contact who opted out by a mail, which the CRM itself does not know. */
export const askedToStop: JobError = {
  code: 'contact_opted_out',
  message: 'The contact has asked not to be written to again.',
};

type Named = Pick<RunRow, 'row' | 'contact' | 'hubspotId'> & Partial<Pick<RunRow, 'contactName' | 'company'>>;

/** How a row names its contact to people. */
export function namesOf(properties: CrmProperties): Pick<RunRow, 'contactName' | 'company'> {
  return { contactName: contactNameOf(properties) || null, company: properties['company'] || null };
}

export function pendingRow(named: Named): RunRow {
  return { ...namesOf({}), ...named, status: 'pending', recordId: null, error: null, costUsd: null };
}

export function skippedRow(named: Named, { code, message }: JobError): RunRow {
  return { ...pendingRow(named), status: 'skipped', error: { code, message } };
}
