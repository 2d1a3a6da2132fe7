import { AppError } from '../../platform/app-error.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';

/** Whether the CRM still sends a hand-over by this enrolment of its contact. */
export function isSentBy(
  enrolment: { readonly sequenceId: string } | null,
  { sequenceId }: Pick<HandOver, 'sequenceId'>,
): boolean {
  return enrolment !== null && enrolment.sequenceId === sequenceId;
}

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
