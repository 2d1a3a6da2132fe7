import { useState } from 'react';
import {
  fetchContact,
  fetchContactAsSuperadmin,
  generate,
  generateAsSuperadmin,
  getRecord,
  listHistory,
  myLimits,
} from '@overture/core/contract';
import type { ContactDetail, OfferedModelWire, WritingLanguage } from '@overture/core/contract';
import { callApi, queryOptions, useQueryClient, useSingleMutation } from '@overture/ui';
import type { ContextTexts } from './model/draft.ts';
import { createSubmitKeys } from './model/submit-key.ts';

/** What the user may still spend on the AI. It is loaded again each minute while the page is open. */
export const limitsQuery = queryOptions({
  queryKey: ['limits', 'mine'],
  queryFn: ({ signal }) => callApi(myLimits, {}, { signal }),
  select: ({ limits }) => limits,
  refetchInterval: 60_000,
});

/** The user's newest records, which tell the templates that were used last. */
export const lastRecordsQuery = queryOptions({
  queryKey: ['history', 'last-templates'],
  queryFn: ({ signal }) => callApi(listHistory, { query: { page: 1, limit: 25 } }, { signal }),
  select: ({ emailSequences }) => emailSequences,
});

/** The cost of the user's newest sequence with a template, in US dollars; null without a sequence or a known cost. */
export const lastCostQuery = (template: string) =>
  queryOptions({
    queryKey: ['history', 'last-cost', template],
    queryFn: async ({ signal }) => {
      const query = { page: 1, limit: 5, status: 'ready', template } as const;
      const { emailSequences } = await callApi(listHistory, { query }, { signal });
      const [newest] = emailSequences;
      if (newest === undefined) return null;
      const { provenance } = await callApi(getRecord, { query: { hubspotId: newest.hubspotId } }, { signal });
      return provenance?.promptId === template ? provenance.costUsd : null;
    },
    enabled: template !== '',
    staleTime: 60_000,
  });

export interface ContactRequest {
  readonly contactId: string;
  /** The contact's address in the CRM. */
  readonly url: string;
  /** The domain a superadmin acts in; null for an admin, whose domain the server knows. */
  readonly zone: string | null;
  readonly texts: ContextTexts;
}

/**
 * Reads and analyses a contact, through the endpoint of the user's role. `onRead` gets it while its summaries are
 * written. Throws `ApiError`.
 */
export async function requestContact(
  { contactId, url, zone, texts }: ContactRequest,
  signal: AbortSignal,
  onRead?: (withoutSummaries: ContactDetail) => void,
): Promise<ContactDetail> {
  const body = {
    hubspotId: contactId,
    prospectUrl: url,
    websiteContent: texts.websiteContent,
    linkedinBio: texts.contactBio,
    companyLinkedIn: texts.companyInfo,
    searchResults: texts.additionalInfo,
  };
  const telling = { signal, onPartial: (partial: { readonly data: ContactDetail }) => onRead?.(partial.data) };
  const { data } =
    zone === null
      ? await callApi(fetchContact, { body }, telling)
      : await callApi(fetchContactAsSuperadmin, { body: { ...body, role: 'superadmin', zone } }, telling);
  return data;
}

export interface GenerationRequest extends ContactRequest {
  readonly promptId: string;
  readonly model: Pick<OfferedModelWire, 'id' | 'label'>;
  readonly pdf: File | null;
  /** Empty: the contact's own. */
  readonly language: WritingLanguage | '';
  /** Days such as `0, 3, 7`; empty: as the template says. */
  readonly sendDays: string;
}

/**
 * Queues a generation through the endpoint of the user's role. If the user submits again after a broken connection, the
 * request has the same idempotency key, so that it never creates a second sequence.
 */
export function useSubmitGeneration() {
  const client = useQueryClient();
  const [keys] = useState(createSubmitKeys);
  return useSingleMutation({
    mutationFn: ({ contactId, url, zone, texts, promptId, model, pdf, language, sendDays }: GenerationRequest) => {
      const body = {
        hubspotId: contactId,
        prospectUrl: url,
        companyWebsiteContent: texts.websiteContent,
        contactLinkedinBio: texts.contactBio,
        companyLinkedinDescription: texts.companyInfo,
        googleSearchResults: texts.additionalInfo,
        selectedPrompt: promptId,
        aiModel: model.id,
        aiModelLabel: model.label,
        ...(language !== '' && { language }),
        ...(sendDays !== '' && { sendDays }),
      };
      const file = pdf ?? undefined;
      const idempotencyKey = keys.keyFor(
        JSON.stringify([body, zone, file && [file.name, file.size, file.lastModified]]),
      );
      return zone === null
        ? callApi(generate, { body, file }, { idempotencyKey })
        : callApi(generateAsSuperadmin, { body: { ...body, role: 'superadmin', zone }, file }, { idempotencyKey });
    },
    onSuccess: () => {
      keys.ended();
      void client.invalidateQueries({ queryKey: ['limits'] });
      return client.invalidateQueries({ queryKey: ['history'] });
    },
    onError: (error) => keys.ended(error),
  });
}
