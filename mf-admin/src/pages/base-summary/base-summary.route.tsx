import { useState } from 'react';
import {
  AppButton,
  Card,
  EmptyState,
  IconBook,
  LoadingLines,
  Page,
  PageHeader,
  Reading,
  Stack,
  SwitchField,
  useQuery,
} from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { TextHistory } from '../prompt/text-history.tsx';
import { BaseSummaryForm } from './base-summary-form.tsx';
import { baseSummaryQuery, useSaveBaseSummary } from './base-summary.queries.ts';
import type { BaseSummary } from './base-summary.queries.ts';

/** The page of the base summary, which is shown, or edited in edit mode. */
export function BaseSummaryRoute() {
  const summary = useQuery(baseSummaryQuery);
  const load = useListLoad(summary, 'Failed to load the base summary');
  const [isEditing, setEditing] = useState(false);
  /** A typed base summary that the server refused, so that the user can correct it or send it again. */
  const [refused, setRefused] = useState<BaseSummary>();
  const save = useSaveBaseSummary();
  const saved = summary.data;
  const edit = (next: boolean) => {
    setRefused(undefined);
    setEditing(next);
  };
  const submit = (typed: BaseSummary) => {
    setEditing(false);
    save.mutate(typed, {
      onError: () => {
        setRefused(typed);
        setEditing(true);
      },
    });
  };
  return (
    <Page width="form">
      <PageHeader
        title="Base Summary"
        subtitle="What the model is told first for every summary of a contact."
        actions={
          <SwitchField
            label="Edit Mode"
            checked={isEditing}
            disabled={saved === undefined || save.isPending}
            onChange={edit}
          />
        }
      />
      <Card>
        {saved === undefined ? (
          <LoadingLines load={load} lines={8} />
        ) : isEditing ? (
          <BaseSummaryForm saved={saved} refused={refused} onCancel={() => edit(false)} onSubmit={submit} />
        ) : saved.title === '' && saved.prompt === '' ? (
          <EmptyState
            icon={<IconBook size={22} />}
            title="No base summary yet"
            text="Say what every summary should look at, whatever the domain."
            action={<AppButton onClick={() => edit(true)}>Write it</AppButton>}
          />
        ) : (
          <Stack gap="md">
            <Reading label="Title" text={saved.title} />
            <Reading label="Prompt" text={saved.prompt} copyLabel="Copy prompt" />
          </Stack>
        )}
      </Card>
      {/* The history is shown after the text above it, whose arrival would move it. */}
      {saved && <TextHistory id="base-summary" changes={[baseSummaryQuery.queryKey]} />}
    </Page>
  );
}
