import type { ReactNode } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  CardGrid,
  EmptyState,
  IconArrowLeft,
  IconInbox,
  Page,
  PageHeader,
  SkeletonText,
  Spinner,
  SplitLayout,
  Stack,
  TextLink,
} from '@overture/ui';
import { ContactBanner } from './contact-banner.tsx';
import { DetectedServiceCard } from './detected-service-card.tsx';
import { EmailSequenceCard } from './email-sequence-card.tsx';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import { GenerationNotice } from './generation-notice.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import type { PushState } from './generation-details.queries.ts';
import { RecordCards } from './record-cards.tsx';
import { TokenUsageCard } from './token-usage-card.tsx';
import { VersionSelect } from './version-select.tsx';

export interface GenerationDetailsViewProps {
  /** Undefined while it is loading and when nothing was found. */
  readonly record: RecordDetail | undefined;
  readonly loading: boolean;
  /** Set when asking again may help. */
  readonly onReload?: (() => void) | undefined;
  /** The address names a version that is not kept: leads to the newest one. */
  readonly onNewestVersion?: (() => void) | undefined;
  /** Name and address of the signed-in user, as the sender. */
  readonly sender: string;
  /** The signed-in user's own record: others may be read, not changed. */
  readonly own: boolean;
  readonly push: { readonly state: PushState; readonly problem: string | undefined };
  readonly onPush: () => void;
  readonly selectedEmail: number;
  readonly onSelectEmail: (index: number) => void;
  readonly onVersion: (version: number | undefined) => void;
  readonly onSaveEmail: EmailSequenceCardProps['onSave'];
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Everything about one generated record: the contact, the playbook, the sequence, and the facts it was written from. */
export function GenerationDetailsView(props: GenerationDetailsViewProps) {
  const { record, loading } = props;
  if (loading) return <Frame>{<LoadingDetails />}</Frame>;
  if (record === undefined) {
    return (
      <Frame>
        <Card>
          <EmptyState
            icon={<IconInbox size={22} />}
            title="No Data Found"
            text="No history data found for this record."
            action={
              props.onNewestVersion ? (
                <AppButton onClick={props.onNewestVersion}>Show the newest version</AppButton>
              ) : (
                props.onReload && <AppButton onClick={props.onReload}>Try Again</AppButton>
              )
            }
          />
        </Card>
      </Frame>
    );
  }
  return (
    <Frame
      subtitle={writtenWith(record)}
      actions={<VersionSelect versions={record.versions} shown={record.version} onVersion={props.onVersion} />}
    >
      <ContactBanner record={record} />
      <GenerationNotice record={record} onRetry={props.own ? props.onRetry : undefined} retrying={props.retrying} />
      {record.version !== null && <Results {...props} record={record} version={record.version} />}
      <CardGrid>
        <RecordCards record={record} />
        {record.version !== null && <TokenUsageCard usage={record.token_usage} provenance={record.provenance} />}
      </CardGrid>
    </Frame>
  );
}

/** Template and model of the version shown; of the newest submit while there is none. */
function writtenWith({ versions, version, promtId, aiModelLabel }: RecordDetail): string {
  const shown = versions.find((candidate) => candidate.version === version);
  return [shown?.promptTitle ?? promtId.title, shown?.aiModelLabel ?? aiModelLabel].filter(Boolean).join(' · ');
}

/** The results block of one version: spec, 'Results view'. */
function Results(props: GenerationDetailsViewProps & { readonly record: RecordDetail; readonly version: number }) {
  const { record, version } = props;
  const isNewest = record.versions.every((other) => other.version <= version);
  return (
    <>
      {record.responseStatus === 'ready' && <Banner tone="success">Email sequence generated successfully!</Banner>}
      <SplitLayout
        asideFirst
        aside={
          <>
            {record.detectedService && <DetectedServiceCard service={record.detectedService} />}
            <PlaybookCard
              playbook={record.playbook}
              push={props.push}
              onPush={props.onPush}
              // The server files the newest version; an older one would be filed under the wrong name.
              canPush={isNewest}
            />
          </>
        }
        main={
          <EmailSequenceCard
            emails={record.emails}
            version={version}
            sender={props.sender}
            record={record}
            editable={props.own && isNewest}
            selected={props.selectedEmail}
            onSelect={props.onSelectEmail}
            onSave={props.onSaveEmail}
          />
        }
      />
    </>
  );
}

function Frame({
  subtitle,
  actions,
  children,
}: {
  readonly subtitle?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Page>
      <PageHeader
        title="Generated Email Details"
        subtitle={subtitle ?? ''}
        back={
          <TextLink to="/admin/history" icon={<IconArrowLeft size={16} />}>
            Back to Preview
          </TextLink>
        }
        actions={actions}
      />
      {children}
    </Page>
  );
}

function LoadingDetails() {
  return (
    <>
      <Card>
        <Spinner size={24} label="Loading history details..." />
      </Card>
      <SplitLayout
        asideFirst
        aside={
          <Card title="Sales Playbook">
            <SkeletonText lines={9} />
          </Card>
        }
        main={
          <Card title="Generated Email Sequence">
            <Stack gap="xl">
              <SkeletonText lines={3} />
              <SkeletonText lines={6} />
            </Stack>
          </Card>
        }
      />
    </>
  );
}
