import { useQuery, useSession } from '@overture/ui';
import { ContactView } from './contact.view.tsx';
import { GeneratorView } from './generator.view.tsx';
import { limitsQuery } from './generator.queries.ts';
import { GenerateDialog } from './parts/generate-dialog.tsx';
import { ProfileReminder } from './parts/profile-reminder.tsx';
import { QueuedDialog } from './parts/queued-dialog.tsx';
import { useContactContext } from './use-contact-context.ts';
import type { ContactFetchOptions } from './use-contact-fetch.ts';
import { useContactForm } from './use-contact-form.ts';
import { useDraft } from './use-draft.ts';
import { useGeneration } from './use-generation.ts';

/** Email Sequence Generator: /dashboard for an admin, /admin/generate-email for a superadmin. */
export function GeneratorRoute({ pause }: Pick<ContactFetchOptions, 'pause'>) {
  const session = useSession();
  const draft = useDraft(session?.userId ?? '');
  const form = useContactForm(draft, pause);
  const opened = form.state.status === 'open' ? form.state : null;
  const contact = opened?.contact ?? null;
  const context = useContactContext(draft, contact?.contactId);
  const generation = useGeneration(contact, context);
  const budgets = useQuery({ ...limitsQuery, enabled: contact !== null }).data ?? [];
  const startOver = () => {
    generation.close();
    form.reset();
    draft.clear();
  };
  return (
    <>
      <GeneratorView form={form} hasTemplate={draft.draft.promptId !== ''}>
        {opened && (
          <ContactView
            contact={opened.contact}
            awaited={opened.awaited}
            department={session?.department ?? opened.contact.zone}
            context={context}
            budgets={budgets}
            onGenerate={generation.open}
          />
        )}
      </GeneratorView>
      {contact && <GenerateDialog contact={contact} promptId={draft.draft.promptId} generation={generation} />}
      <QueuedDialog opened={generation.dialog === 'queued'} contactId={contact?.contactId ?? ''} onLeave={startOver} />
      <ProfileReminder isFree={generation.dialog === null} />
    </>
  );
}
