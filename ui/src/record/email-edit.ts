import type { Check } from '@overture/core/contract';
import type { EmailTexts } from './email-draft.ts';

/** A text to save in place of an email's, the revision to restore, or the day on which it is sent. */
export type EmailChange = EmailTexts | { readonly restore: string } | { readonly sendAfterDays: number };

/** A change of one email. */
export type EmailEdit = {
  /** The position in the sequence, from 0. */
  readonly index: number;
  /** The revision that was edited, so that a newer one is not overwritten unnoticed. */
  readonly version: number;
  readonly revision: string;
} & EmailChange;

/**
 * Saves a change of one email. Resolves to whether it was saved; it reports a failure itself. `onOvertaken` is called if
 * the email is no longer at the revision that was edited.
 */
export type SaveEmail = (edit: EmailEdit, onOvertaken?: () => void) => Promise<boolean>;

/** The findings of the send check for the typed text of an email, or else for the saved one. */
export interface ChecksOfEmail {
  readonly index: number;
  readonly checks: readonly Check[];
}
