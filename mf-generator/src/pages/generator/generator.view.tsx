import { isTooLong } from '@overture/core/contract';
import type { AppConfig } from '@overture/core/contract';
import {
  ActionBar,
  AppButton,
  Banner,
  EmptyState,
  ErrorState,
  IconSparkles,
  IconTargetArrow,
  Page,
  PageHeader,
  SplitLayout,
  Truncated,
  VisuallyHidden,
} from '@overture/ui';
import { cardLimits, contactFacts } from './model/contact-facts.ts';
import type { ContextTexts } from './model/draft.ts';
import { ContactPanel } from './parts/contact-panel.tsx';
import { ContextCard } from './parts/context-card.tsx';
import { CrmDataCard } from './parts/crm-data-card.tsx';
import { FetchForm } from './parts/fetch-form.tsx';
import { FetchProgress } from './parts/fetch-progress.tsx';
import { InsightsCard } from './parts/insights-card.tsx';
import { RecentGeneration } from './parts/recent-generation.tsx';
import type { FetchState, FetchedContact } from './use-contact-fetch.ts';

export interface GeneratorViewProps {
  readonly fetchState: FetchState;
  readonly url: string;
  /** Grows when the link was filled in from outside: the field takes the focus. */
  readonly handed: number;
  readonly onUrl: (url: string) => void;
  /** Undefined where there is nothing to choose: an admin's domain is the stored one. */
  readonly zone: string | undefined;
  readonly onZone: (zone: string) => void;
  readonly issues: { readonly url?: string; readonly zone?: string };
  /** Undefined until it is there. */
  readonly config: AppConfig | undefined;
  readonly configFailed: boolean;
  readonly onRetryConfig: () => void;
  readonly department: string | null;
  readonly onFetch: () => void;
  readonly onCancel: () => void;
  readonly texts: ContextTexts;
  readonly onTexts: (change: Partial<ContextTexts>) => void;
  readonly pdf: File | null;
  /** Name of a PDF that was attached before the page was loaded anew. */
  readonly lostPdf: string | null;
  readonly onPdf: (file: File | null) => void;
  readonly onGenerate: () => void;
}

/** The page in each of its states: nothing yet, fetching, failed, a contact. */
export function GeneratorView(props: GeneratorViewProps) {
  const { fetchState } = props;
  return (
    <Page>
      <PageHeader />
      {props.configFailed && (
        <ErrorState
          title="Overture's settings could not be loaded"
          text="Nothing was lost. Links can be fetched once they are here."
          onRetry={props.onRetryConfig}
        />
      )}
      <FetchForm
        url={props.url}
        handed={props.handed}
        onUrl={props.onUrl}
        zone={props.zone}
        onZone={props.onZone}
        departments={props.config?.departments ?? []}
        issues={props.issues}
        samples={fetchState.status === 'open' ? [] : (props.config?.sampleContacts ?? [])}
        ready={props.config !== undefined}
        fetching={fetchState.status === 'fetching'}
        again={fetchState.status === 'open'}
        onSubmit={props.onFetch}
      />
      {fetchState.status === 'idle' && (
        <EmptyState
          icon={<IconTargetArrow size={22} />}
          title="No contact fetched yet"
          text="Paste the link of a HubSpot contact to read its history, add what you know, and generate a sequence."
        />
      )}
      {fetchState.status === 'fetching' && (
        <FetchProgress steps={fetchState.steps} startedAt={fetchState.startedAt} onCancel={props.onCancel} />
      )}
      {fetchState.status === 'failed' && (
        <FetchProgress steps={fetchState.steps} failure={fetchState.message} onRetry={props.onFetch} />
      )}
      <VisuallyHidden role="status">{fetchState.status === 'open' && 'The contact was fetched.'}</VisuallyHidden>
      {fetchState.status === 'open' && <FetchedView {...props} contact={fetchState.contact} />}
    </Page>
  );
}

function ContactHint({ name, company }: { readonly name: string; readonly company: string }) {
  return (
    <>
      <Truncated text={name} max={cardLimits.name} />
      {company && ' · '}
      <Truncated text={company} max={cardLimits.company} />
    </>
  );
}

function FetchedView({
  contact,
  department,
  texts,
  onTexts,
  pdf,
  lostPdf,
  onPdf,
  onGenerate,
}: GeneratorViewProps & { readonly contact: FetchedContact }) {
  const { detail } = contact;
  const facts = contactFacts(detail.properties, department);
  const tooLong = Object.values(texts).some(isTooLong);
  return (
    <>
      <Banner tone="warning">
        AI can make mistakes, please read the emails carefully before enrolling the sequence.
      </Banner>
      {detail.recentGeneration && (
        <RecentGeneration contactId={contact.contactId} generation={detail.recentGeneration} />
      )}
      <SplitLayout
        main={
          <>
            <InsightsCard insights={contact.insights} />
            <CrmDataCard entries={contact.entries} notShown={detail.notShown ?? {}} />
            <ContextCard
              key={contact.contactId}
              texts={texts}
              onTexts={onTexts}
              pdf={pdf}
              lostPdf={lostPdf}
              onPdf={onPdf}
            />
          </>
        }
        aside={<ContactPanel facts={facts} crmUrl={detail.prospectUrl || contact.url} />}
      />
      <ActionBar
        hint={
          tooLong ? (
            'Shorten the texts marked under Additional Context first.'
          ) : (
            <ContactHint name={facts.name} company={facts.company} />
          )
        }
      >
        <AppButton variant="primary" icon={<IconSparkles size={18} />} disabled={tooLong} onClick={onGenerate}>
          Generate Email Sequence
        </AppButton>
      </ActionBar>
    </>
  );
}
