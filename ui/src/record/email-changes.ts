import { createContext } from 'react';
import type { EmailEdit } from './email-edit.ts';

/** What may be changed about the emails of the shown version. What is absent is not offered. */
export interface EmailChanges {
  /** Resolves to whether it was saved; it reports a failure itself. */
  readonly save?: ((edit: EmailEdit) => Promise<boolean>) | undefined;
  /** Notes that an email was sent by hand, or that it was not. */
  readonly markSent?: ((index: number, sent: boolean) => void) | undefined;
}

/** The changes that the page offers to the emails in it; none by default. */
export const EmailChangesContext = createContext<EmailChanges>({});
