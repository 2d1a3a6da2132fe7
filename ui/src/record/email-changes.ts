import { createContext } from 'react';
import type { SaveEmail } from './email-edit.ts';
import type { OpenDrafts } from './open-drafts.ts';

/** What may be changed about the emails of the shown version. What is absent is not offered. */
export interface EmailChanges {
  readonly save?: SaveEmail | undefined;
  /** Notes that an email was sent by hand, or that it was not. */
  readonly markSent?: ((index: number, sent: boolean) => void) | undefined;
}

/** The changes that the page offers to the emails in it, and what is being typed; nothing by default. */
export const EmailChangesContext = createContext<EmailChanges & { readonly drafts: OpenDrafts }>({
  drafts: {
    of: () => undefined,
    wasRestored: () => false,
    begin: () => undefined,
    type: () => undefined,
    end: () => undefined,
    isSaving: () => false,
    save: async () => false,
    settle: async () => true,
    setProposed: () => undefined,
  },
});
