import { useState } from 'react';
import type { OfferedModelWire, Prompt } from '@overture/core/contract';
import { toast, useConfig, useQuery, useSession } from '@overture/ui';
import { templatesQuery } from '@overture/ui/record';
import { useSubmitGeneration } from './generator.queries.ts';
import type { GenerationRequest, Loadable } from './generator.queries.ts';
import type { FetchedContact } from './use-contact-fetch.ts';
import type { ContactContext } from './use-contact-context.ts';

/** What the user chooses in the dialog. */
export interface GenerateChoice extends Pick<GenerationRequest, 'promptId' | 'language' | 'sendDays'> {
  readonly model: OfferedModelWire;
  readonly department: string;
}

/** The dialogs between 'Generate Email Sequence' and the queue, and the submit. */
export interface Generation {
  readonly dialog: 'choose' | 'queued' | null;
  /** The domains to choose from; undefined for an admin, who has only one. */
  readonly departments: readonly string[] | undefined;
  readonly prompts: Loadable<readonly Prompt[]>;
  readonly busy: boolean;
  /** Why the last submit failed. */
  readonly error: Error | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly submit: (choice: GenerateChoice) => void;
}

/** Lets the user choose template and model for the open contact, and queues the generation. */
export function useGeneration(contact: FetchedContact | null, { texts, pdf }: ContactContext): Generation {
  const superadmin = useSession()?.role === 'superadmin';
  const departments = useConfig()?.departments ?? [];
  const [dialog, setDialog] = useState<Generation['dialog']>(null);
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
    departments: superadmin ? departments : undefined,
    prompts,
    busy: submission.isPending,
    error: submission.error,
    open: () => {
      submission.reset();
      setDialog('choose');
    },
    close: () => setDialog(null),
    submit,
  };
}
