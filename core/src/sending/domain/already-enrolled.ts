import { AppError } from '../../platform/app-error.ts';

/** The error for a contact that is in a sequence of the CRM, from which only the CRM itself can take it out. */
export const alreadyEnrolled = ({ sequenceName }: { readonly sequenceName: string }): AppError =>
  new AppError(
    'already_enrolled',
    `This contact is enrolled in the sequence "${sequenceName}" in HubSpot. Unenrol them there first.`,
    { isFinal: true },
  );
