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
} from '@overture/ui';
import type { LoadState } from '@overture/ui';
import { BaseSummaryForm } from './base-summary-form.tsx';
import type { BaseSummaryFormProps } from './base-summary-form.tsx';
import { TextHistory } from '../prompt/text-history.tsx';
import { baseSummaryQuery } from './base-summary.queries.ts';
import type { BaseSummary } from './base-summary.queries.ts';

export interface BaseSummaryViewProps {
  /** Undefined while loading. */
  readonly saved: BaseSummary | undefined;
  readonly load: LoadState;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
  /** A typed base summary that the server refused, so that the user can correct it or send it again. */
  readonly refused: BaseSummary | undefined;
  readonly saving: boolean;
  readonly onSubmit: BaseSummaryFormProps['onSubmit'];
}

/** The page of the base summary, which is shown, or edited in edit mode. */
export function BaseSummaryView(props: BaseSummaryViewProps) {
  const { saved, editing, onEditing } = props;
  return (
    <Page width="form">
      <PageHeader
        title="Base Summary"
        subtitle="What the model is told first for every summary of a contact."
        actions={
          <SwitchField
            label="Edit Mode"
            checked={editing}
            disabled={saved === undefined || props.saving}
            onChange={onEditing}
          />
        }
      />
      <Card>
        <Content {...props} />
      </Card>
      {/* The history is shown after the text above it, whose arrival would move it. */}
      {saved && <TextHistory id="base-summary" changes={[baseSummaryQuery.queryKey]} />}
    </Page>
  );
}

function Content({ saved, load, editing, onEditing, refused, onSubmit }: BaseSummaryViewProps) {
  if (saved === undefined) return <LoadingLines load={load} lines={8} />;
  if (editing) {
    return <BaseSummaryForm saved={saved} refused={refused} onCancel={() => onEditing(false)} onSubmit={onSubmit} />;
  }
  if (saved.title === '' && saved.prompt === '') {
    return (
      <EmptyState
        icon={<IconBook size={22} />}
        title="No base summary yet"
        text="Say what every summary should look at, whatever the domain."
        action={<AppButton onClick={() => onEditing(true)}>Write it</AppButton>}
      />
    );
  }
  return (
    <Stack gap="md">
      <Reading label="Title" text={saved.title} />
      <Reading label="Prompt" text={saved.prompt} copyLabel="Copy prompt" />
    </Stack>
  );
}
