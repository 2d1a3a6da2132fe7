import { keptIn } from '@overture/ui';
import { z } from 'zod';

const contextSchema = z.object({
  additionalInfo: z.string().default(''),
  contactBio: z.string().default(''),
  companyInfo: z.string().default(''),
  websiteContent: z.string().default(''),
});
export type ContextTexts = z.infer<typeof contextSchema>;
export type ContextField = keyof ContextTexts;

export const emptyContext: ContextTexts = { additionalInfo: '', contactBio: '', companyInfo: '', websiteContent: '' };

const draftSchema = z.object({
  url: z.string(),
  /** The domain that a superadmin chose; empty before that, and always for an admin. */
  zone: z.string(),
  /** The template that was chosen before the contact; empty if there is none. */
  promptId: z.string().max(64).default(''),
  /** The texts belong to one contact, so that they never get into the sequence of another. */
  context: z
    .object({
      contactId: z.string(),
      texts: contextSchema,
      /** The name of the attached PDF. The file itself is lost when the page is reloaded. */
      pdf: z.string().nullable().default(null),
    })
    .nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = { url: '', zone: '', promptId: '', context: null };

/** The draft that this tab keeps for the user across a reload. */
export const keptDraft = keptIn('sessionStorage', 'generator.draft', draftSchema);

/** The texts that were written for this contact; empty texts if the draft is about another contact. */
export function contextFor(draft: Draft, contactId: string): ContextTexts {
  return draft.context?.contactId === contactId ? draft.context.texts : emptyContext;
}

/** The name of the PDF that was attached for this contact; null if there is none. */
export function pdfFor(draft: Draft, contactId: string): string | null {
  return draft.context?.contactId === contactId ? draft.context.pdf : null;
}

/** The draft with a change to the context of a contact; the context of another contact is dropped. */
export function withContext(
  draft: Draft,
  contactId: string,
  change: { readonly texts?: Partial<ContextTexts>; readonly pdf?: string | null },
): Draft {
  const { texts, pdf = pdfFor(draft, contactId) } = change;
  return { ...draft, context: { contactId, texts: { ...contextFor(draft, contactId), ...texts }, pdf } };
}
