import { useState } from 'react';
import type { OfferedModelWire } from '@overture/core/contract';
import { toast, useConfig, useQuery, useSession } from '@overture/ui';
import { templatesQuery } from '@overture/ui/record';
import { useSubmitGeneration } from './generator.queries.ts';
import type { GenerationRequest } from './generator.queries.ts';
import type { FetchedContact } from './use-contact-fetch.ts';
import type { ContactContext } from './use-contact-context.ts';

/** What the user chooses in the dialog. */
export interface GenerateChoice extends Pick<GenerationRequest, 'promptId' | 'language' | 'sendDays'> {
  readonly model: OfferedModelWire;
  readonly department: string;
}

/** The dialogs between 'Generate Email Sequence' and the queue, and the submit. */
export type Generation = ReturnType<typeof useGeneration>;

/** Lets the user choose template and model for the open contact, and queues the generation. */
export function useGeneration(contact: FetchedContact | null, { texts, pdf }: ContactContext) {
  const superadmin = useSession()?.role === 'superadmin';
  const departments = useConfig()?.departments ?? [];
  const [dialog, setDialog] = useState<'choose' | 'queued' | null>(null);
  const prompts = useQuery({ ...templatesQuery, enabled: contact !== null });
  const submission = useSubmitGeneration();
  const submit = ({ department, ...choice }: GenerateChoice) => {
    if (contact === null) return;
    const { contactId, url } = contact;
    submission.mutate(
      { contactId, url, zone: superadmin ? department : null, texts, pdf, ...choice },
      {
        onSuccess: () => {
          toast.success('Added to the Generation Queue');
          setDialog('queued');
        },
      },
    );
  };
  return {
    dialog,
    /** The domains to choose from; undefined for an admin, who has only one. */
    departments: superadmin ? departments : undefined,
    prompts,
    busy: submission.isPending,
    /** Why the last submit failed. */
    error: submission.error,
    open: () => {
      submission.reset();
      setDialog('choose');
    },
    close: () => setDialog(null),
    submit,
  };
}
