import { useState } from 'react';
import { contextFor, pdfFor, withContext } from './model/draft.ts';
import type { ContextTexts } from './model/draft.ts';
import type { DraftState } from './use-draft.ts';

/** What the user knows about a contact beyond the CRM. */
export type ContactContext = ReturnType<typeof useContactContext>;

/** The texts and the PDF that belong to one contact. Another contact has other ones. */
export function useContactContext({ draft, change }: DraftState, contactId = '') {
  const [attached, setAttached] = useState<{ contactId: string; file: File } | null>(null);
  const name = pdfFor(draft, contactId);
  const pdf = attached?.contactId === contactId && attached.file.name === name ? attached.file : null;
  return {
    texts: contextFor(draft, contactId),
    changeTexts: (texts: Partial<ContextTexts>) => change((current) => withContext(current, contactId, { texts })),
    pdf,
    /** The name of a PDF that was attached before the page was reloaded; the file itself is gone. */
    lostPdf: pdf ? null : name,
    changePdf: (file: File | null) => {
      setAttached(file && { contactId, file });
      change((current) => withContext(current, contactId, { pdf: file?.name ?? null }));
    },
  };
}
