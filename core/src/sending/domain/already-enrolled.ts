import { AppError } from '../../platform/app-error.ts';

/** The error for a contact that is in a sequence of the CRM, from which only the CRM itself can take it out. */
export function alreadyEnrolled({
  sequenceName,
  enrolledByEmail: by,
}: {
  readonly sequenceName: string;
  /** Empty where the CRM does not tell it. */
  readonly enrolledByEmail: string;
}): AppError {
  const who = by === '' ? '' : ` by ${by}`;
  const message = `This contact is enrolled in the sequence "${sequenceName}" in HubSpot${who}. Unenrol them there first.`;
  return new AppError('already_enrolled', message, { isFinal: true });
}
