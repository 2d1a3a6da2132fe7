import { AppError } from '../../platform/app-error.ts';
import type { Enrolment } from '../ports/crm-outreach.ts';

/** The error for a contact that is in a sequence of the CRM, from which only the CRM itself can take it out. */
export function alreadyEnrolled({
  sequenceName,
  enrolledByEmail: by,
}: Pick<Enrolment, 'sequenceName' | 'enrolledByEmail'>): AppError {
  const who = by === '' ? '' : ` by ${by}`;
  const message = `This contact is enrolled in the sequence "${sequenceName}" in HubSpot${who}. Unenrol them there first.`;
  return new AppError('already_enrolled', message, { isFinal: true });
}
