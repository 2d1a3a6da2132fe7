import { useState } from 'react';
import { parseHubspotLink } from '@overture/core/contract';
import { configQuery, toast, useNavigate, useQuery, useSession } from '@overture/ui';
import { promptsQuery, modelsQuery, useSubmitGeneration } from './generator.queries.ts';
import { GeneratorView } from './generator.view.tsx';
import { contextFor, emptyDraft, pdfFor, withContext } from './model/draft.ts';
import { invalidLinkText } from './model/fetch-error-text.ts';
import { useDraft } from './model/use-draft.ts';
import { GenerateDialog } from './parts/generate-dialog.tsx';
import { ProfileDialog } from './parts/profile-dialog.tsx';
import { QueuedDialog } from './parts/queued-dialog.tsx';
import { useContactFetch } from './use-contact-fetch.ts';
import { useHandedContact } from './use-handed-contact.ts';
import { useProfileReminder } from './use-profile-reminder.ts';

/** Email Sequence Generator: /dashboard for an admin, /admin/generate-email for a superadmin. */
export function GeneratorRoute() {
  const navigate = useNavigate();
  const session = useSession();
  const superadmin = session?.role === 'superadmin';
  const config = useQuery(configQuery);
  const [draft, changeDraft] = useDraft(session?.userId ?? '');
  const [pdf, setPdf] = useState<{ contactId: string; file: File } | null>(null);
  const [dialog, setDialog] = useState<'generate' | 'queued' | null>(null);
  const [issues, setIssues] = useState<{ url?: string; zone?: string }>({});
  const reminder = useProfileReminder();
  const link = parseHubspotLink(draft.url, config.data?.crmHosts);
  const zone = superadmin ? draft.zone : null;
  const contactFetch = useContactFetch({
    userId: session?.userId ?? '',
    initial: link.ok ? { contactId: link.contactId, zone } : null,
    onFailed: (message) => toast.error(message),
  });
  const changeUrl = (url: string) => {
    // The form resets when the URL changes; texts are kept for the contact they were written for.
    contactFetch.reset();
    setIssues({});
    changeDraft((current) => ({ ...current, url }));
  };
  const handed = useHandedContact(changeUrl);
  const submit = useSubmitGeneration();
  const contact = contactFetch.state.status === 'open' ? contactFetch.state.contact : null;
  const prompts = useQuery({ ...promptsQuery, enabled: contact !== null });
  const models = useQuery({ ...modelsQuery, enabled: contact !== null });
  const texts = contextFor(draft, contact?.contactId ?? '');
  const file = contact && pdf?.contactId === contact.contactId ? pdf.file : null;

  const fetchAndAnalyze = () => {
    const next = {
      ...(!link.ok && { url: link.message }),
      ...(zone === '' && { zone: 'Please select a Domain' }),
    };
    setIssues(next);
    if (!link.ok) return toast.error(link.reason === 'empty' ? link.message : invalidLinkText);
    if (next.zone) return toast.error(next.zone);
    void contactFetch.start({
      contactId: link.contactId,
      url: link.url,
      zone,
      texts: contextFor(draft, link.contactId),
    });
  };
  const clear = () => {
    contactFetch.reset();
    changeDraft(({ zone: kept }) => ({ ...emptyDraft, zone: kept }));
    setPdf(null);
    setIssues({});
    setDialog(null);
  };

  return (
    <>
      <GeneratorView
        fetchState={contactFetch.state}
        url={draft.url}
        handed={handed}
        onUrl={changeUrl}
        zone={superadmin ? draft.zone : undefined}
        onZone={(next) => {
          contactFetch.reset();
          setIssues({});
          changeDraft((current) => ({ ...current, zone: next }));
        }}
        issues={issues}
        config={config.data}
        configFailed={config.isLoadingError}
        onRetryConfig={() => void config.refetch()}
        department={session?.department ?? contact?.zone ?? null}
        onFetch={fetchAndAnalyze}
        onCancel={contactFetch.reset}
        texts={texts}
        onTexts={(change) =>
          contact && changeDraft((current) => withContext(current, contact.contactId, { texts: change }))
        }
        pdf={file}
        lostPdf={file ? null : pdfFor(draft, contact?.contactId ?? '')}
        onPdf={(next) => {
          if (!contact) return;
          setPdf(next && { contactId: contact.contactId, file: next });
          changeDraft((current) => withContext(current, contact.contactId, { pdf: next?.name ?? null }));
        }}
        onGenerate={() => {
          submit.reset();
          setDialog('generate');
        }}
      />
      {contact && (
        <GenerateDialog
          opened={dialog === 'generate'}
          onClose={() => setDialog(null)}
          url={draft.url}
          department={contact.zone ?? session?.department ?? ''}
          departments={superadmin ? (config.data?.departments ?? []) : undefined}
          prompts={prompts}
          models={models}
          busy={submit.isPending}
          error={submit.error}
          onSubmit={({ promptId, model, department }) =>
            submit.mutate(
              { ...contact, zone: superadmin ? department : null, texts, promptId, model, pdf: file },
              {
                onSuccess: () => {
                  toast.success('Added to the Generation Queue');
                  setDialog('queued');
                },
              },
            )
          }
        />
      )}
      <QueuedDialog
        opened={dialog === 'queued'}
        onGenerateMore={clear}
        onGoToQueue={() => {
          clear();
          void navigate('/admin/history');
        }}
      />
      <ProfileDialog
        opened={reminder.due && dialog === null}
        onLater={reminder.dismiss}
        onGoToProfile={() => {
          reminder.dismiss();
          void navigate('/profile-settings');
        }}
      />
    </>
  );
}
