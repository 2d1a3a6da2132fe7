import type { ReactNode } from 'react';
import type { RecordDetail, RecordSummary } from '@overture/core/contract';
import {
  AppButton,
  Card,
  CardGrid,
  EmptyState,
  Group,
  IconArrowLeft,
  IconCircleCheck,
  IconInbox,
  Page,
  PageHeader,
  SkeletonText,
  Spinner,
  SplitLayout,
  Stack,
  Text,
  TextLink,
  useDocumentTitle,
} from '@overture/ui';
import { ContactBanner } from './contact-banner.tsx';
import { contactLabelOf } from './contact-name.ts';
import { EmailSequenceCard } from './email-sequence-card.tsx';
import type { EmailSequenceCardProps } from './email-sequence-card.tsx';
import { GenerationNotice } from './generation-notice.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import { RecordCards } from './record-cards.tsx';
import type { SystemId } from './record-fields.ts';
import { TokenUsageCard } from './token-usage-card.tsx';
import type { PushState } from './use-add-to-hubspot.ts';
import { VersionSelect } from './version-select.tsx';

/** The texts that differ between the screens that show a record. */
export interface RecordDetailsWords {
  readonly title: string;
  /** Template and model of the record when absent. */
  readonly subtitle?: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly loading: string;
  /** Below 'No Data Found'. */
  readonly empty: string;
  /** The id that the system card begins with. */
  readonly systemId: SystemId;
}

export interface RecordDetailsViewProps {
  readonly words: RecordDetailsWords;
  /** What is known of the record while it is loading. */
  readonly preview?: RecordSummary | undefined;
  /** Undefined while it is loading and when nothing was found. */
  readonly record: RecordDetail | undefined;
  readonly loading: boolean;
  /** Set when a retry may help. */
  readonly onReload?: (() => void) | undefined;
  /** Set when the version in the address no longer exists; it leads to the newest one. */
  readonly onNewestVersion?: (() => void) | undefined;
  /** Name and address of the signed-in user, as the sender. */
  readonly sender: string;
  readonly push: { readonly state: PushState; readonly problem: string | undefined };
  readonly onPush: () => void;
  readonly selectedEmail: number;
  readonly onSelectEmail: (index: number) => void;
  readonly onVersion: (version: number | undefined) => void;
  /** Left out, like `onRetry`, for a record that is read-only. */
  readonly onSaveEmail?: EmailSequenceCardProps['onSave'];
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
}

/** One generated record: contact, sequence, playbook, and the facts it was written from. */
export function RecordDetailsView(props: RecordDetailsViewProps) {
  const { record, loading, words } = props;
  useDocumentTitle(record ? contactLabelOf(record) : words.title);
  if (loading) {
    return (
      <Frame words={words}>
        <LoadingDetails label={words.loading} preview={props.preview} />
      </Frame>
    );
  }
  if (record === undefined) {
    return (
      <Frame words={words}>
        <Card>
          <EmptyState
            icon={<IconInbox size={22} />}
            title="No Data Found"
            text={words.empty}
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
      words={words}
      subtitle={writtenWith(record)}
      succeeded={record.version !== null && record.responseStatus === 'ready'}
      actions={<VersionSelect versions={record.versions} shown={record.version} onVersion={props.onVersion} />}
    >
      <ContactBanner record={record} service={record.detectedService} />
      <GenerationNotice record={record} onRetry={props.onRetry} retrying={props.retrying ?? false} />
      <LeftOutNotice leftOut={record.leftOut} />
      {record.version !== null && <Results {...props} record={record} version={record.version} />}
      <CardGrid>
        <RecordCards record={record} systemId={words.systemId} />
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
function Results(props: RecordDetailsViewProps & { readonly record: RecordDetail; readonly version: number }) {
  const { record, version } = props;
  const isNewest = record.versions.every((other) => other.version <= version);
  return (
    <SplitLayout
      mainFirst
      main={
        <EmailSequenceCard
          emails={record.emails}
          version={version}
          sender={props.sender}
          record={record}
          selected={props.selectedEmail}
          onSelect={props.onSelectEmail}
          onSave={isNewest ? props.onSaveEmail : undefined}
        />
      }
      aside={
        <PlaybookCard
          playbook={record.playbook}
          push={props.push}
          onPush={props.onPush}
          // The server marks the newest version as added, so an older one cannot be added.
          canPush={isNewest}
        />
      }
    />
  );
}

function Frame({
  words,
  subtitle = '',
  succeeded = false,
  actions,
  children,
}: {
  readonly words: RecordDetailsWords;
  readonly subtitle?: string;
  readonly succeeded?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Page width="desk">
      <PageHeader
        compact
        title={words.title}
        subtitle={
          <Group component="span" gap="0 16px">
            <span>{words.subtitle ?? subtitle}</span>
            {succeeded && (
              <Text span c="var(--ov-ready)" display="inline-flex" style={{ alignItems: 'center', gap: 6 }}>
                <IconCircleCheck size={16} aria-hidden />
                Email sequence generated successfully!
              </Text>
            )}
          </Group>
        }
        back={
          <TextLink to={words.back.to} icon={<IconArrowLeft size={16} />}>
            {words.back.label}
          </TextLink>
        }
        actions={actions}
      />
      {children}
    </Page>
  );
}

function LoadingDetails({ label, preview }: { readonly label: string; readonly preview: RecordSummary | undefined }) {
  return (
    <>
      {preview && <ContactBanner record={preview} />}
      <SplitLayout
        mainFirst
        main={
          <Card title="Generated Email Sequence">
            <Stack gap="xl">
              <Spinner size={24} label={label} />
              <SkeletonText lines={3} />
              <SkeletonText lines={6} />
            </Stack>
          </Card>
        }
        aside={
          <Card title="Sales Playbook">
            <SkeletonText lines={9} />
          </Card>
        }
      />
    </>
  );
}
