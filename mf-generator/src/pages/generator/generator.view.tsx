import type { ReactNode } from 'react';
import { ErrorState, Page, PageHeader, useAnnounced, useSubmitKey } from '@overture/ui';
import { PageKeys } from '@overture/ui/record';
import { FetchForm } from './parts/fetch-form.tsx';
import { FetchProgress } from './parts/fetch-progress.tsx';
import { TodaySection } from './today/today-section.tsx';
import type { FetchedContact } from './use-contact-fetch.ts';
import type { ContactForm } from './use-contact-form.ts';

const keys = [
  ['Enter', 'Fetch & Analyze, in the field of the link'],
  ['Ctrl Enter', 'The next step: fetch, choose a template, generate'],
  ['Ctrl K', 'Search contacts, records and screens'],
  ['?', 'Show these keys'],
] as const;

export interface GeneratorViewProps {
  readonly form: ContactForm;
  /** Whether a template was chosen on the page of templates. */
  readonly hasTemplate: boolean;
  /** The contact, once it is open. */
  readonly children: ReactNode;
}

/** What a screen reader is told of an open contact. */
const fetchedText = ({ insights }: FetchedContact): string =>
  insights === null ? 'The contact was fetched. Its summary is being written.' : 'The contact was fetched.';

/** The page in each of its states: the user's day, fetching, failed, or with an open contact. */
export function GeneratorView({ form, hasTemplate, children }: GeneratorViewProps) {
  const { state, config } = form;
  useAnnounced(state.status === 'open' ? fetchedText(state.contact) : undefined);
  useSubmitKey(() => {
    if (config.data !== undefined && (state.status === 'idle' || state.status === 'failed')) form.fetch();
  });
  return (
    <Page>
      <PageHeader
        title="Email Sequence Generator"
        subtitle="Create personalized email sequences using AI and HubSpot data"
        // What is told of a contact stands above it; a field that moved down would take the place of what is read.
        notices={state.status === 'open' ? false : undefined}
        actions={<PageKeys keys={keys} />}
      />
      {config.isError && config.data === undefined && (
        <ErrorState
          title="Overture's settings could not be loaded"
          text="Nothing was lost. Links can be fetched once the settings are loaded."
          onRetry={() => void config.refetch()}
        />
      )}
      <FetchForm form={form} />
      {state.status === 'idle' && <TodaySection form={form} hasTemplate={hasTemplate} />}
      {state.status === 'fetching' && (
        <FetchProgress steps={state.steps} startedAt={state.startedAt} onCancel={form.reset} />
      )}
      {state.status === 'failed' && <FetchProgress steps={state.steps} failure={state.message} onRetry={form.fetch} />}
      {children}
    </Page>
  );
}
