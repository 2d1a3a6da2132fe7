import { ownRecordPath, useLocation, useNavigate, useQuery, useSession } from '@overture/ui';
import { ContactView } from './contact.view.tsx';
import { GeneratorView } from './generator.view.tsx';
import { limitsQuery } from './generator.queries.ts';
import { GenerateDialog } from './parts/generate-dialog.tsx';
import { ProfileDialog } from './parts/profile-dialog.tsx';
import { QueuedDialog } from './parts/queued-dialog.tsx';
import { useContactContext } from './use-contact-context.ts';
import type { ContactFetchOptions } from './use-contact-fetch.ts';
import { useContactForm } from './use-contact-form.ts';
import { useDraft } from './use-draft.ts';
import { useGeneration } from './use-generation.ts';
import { useProfileReminder } from './use-profile-reminder.ts';

/** Email Sequence Generator: /dashboard for an admin, /admin/generate-email for a superadmin. */
export function GeneratorRoute({ pause }: Pick<ContactFetchOptions, 'pause'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const draft = useDraft(session?.userId ?? '');
  const form = useContactForm(draft, pause);
  const opened = form.state.status === 'open' ? form.state : null;
  const contact = opened?.contact ?? null;
  const context = useContactContext(draft, contact?.contactId);
  const generation = useGeneration(contact, context);
  const budgets = useQuery({ ...limitsQuery, enabled: contact !== null }).data ?? [];
  const reminder = useProfileReminder();
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
      {contact && (
        <GenerateDialog
          contactUrl={contact.url}
          department={contact.zone ?? session?.department ?? ''}
          situations={contact.detail?.situations}
          promptId={draft.draft.promptId}
          generation={generation}
        />
      )}
      <QueuedDialog
        opened={generation.dialog === 'queued'}
        contactId={contact?.contactId ?? ''}
        onGenerateMore={startOver}
        onView={() => {
          startOver();
          void navigate(ownRecordPath(contact?.contactId ?? ''));
        }}
        onGoToQueue={() => {
          startOver();
          void navigate('/admin/history');
        }}
      />
      <ProfileDialog
        opened={reminder.due && generation.dialog === null}
        onLater={reminder.dismiss}
        onGoToProfile={() => {
          reminder.dismiss();
          void navigate('/profile-settings', { state: { profileFor: pathname } });
        }}
      />
    </>
  );
}
