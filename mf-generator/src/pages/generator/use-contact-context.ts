import { useState } from 'react';
import { contextFor, pdfFor, withContext } from './model/draft.ts';
import type { ContextTexts } from './model/draft.ts';
import type { DraftState } from './use-draft.ts';

/** What the user knows about a contact beyond the CRM. */
export interface ContactContext {
  readonly texts: ContextTexts;
  readonly changeTexts: (change: Partial<ContextTexts>) => void;
  readonly pdf: File | null;
  /** The name of a PDF that was attached before the page was reloaded; the file itself is gone. */
  readonly lostPdf: string | null;
  readonly changePdf: (file: File | null) => void;
}

/** The texts and the PDF that belong to one contact. Another contact has other ones. */
export function useContactContext({ draft, change }: DraftState, contactId = ''): ContactContext {
  const [attached, setAttached] = useState<{ contactId: string; file: File } | null>(null);
  const name = pdfFor(draft, contactId);
  const pdf = attached?.contactId === contactId && attached.file.name === name ? attached.file : null;
  return {
    texts: contextFor(draft, contactId),
    changeTexts: (texts) => change((current) => withContext(current, contactId, { texts })),
    pdf,
    lostPdf: pdf ? null : name,
    changePdf: (file) => {
      setAttached(file && { contactId, file });
      change((current) => withContext(current, contactId, { pdf: file?.name ?? null }));
    },
  };
}
