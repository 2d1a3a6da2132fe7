import type { ReactNode } from 'react';
import type { RecordSummary } from '@overture/core/contract';
import {
  backState,
  Card,
  Group,
  IconArrowLeft,
  IconCircleCheck,
  LoadingPlace,
  Page,
  PageHeader,
  SkeletonText,
  SplitLayout,
  Stack,
  TextLink,
} from '@overture/ui';
import { ContactBanner } from './contact-banner.tsx';
import classes from './record-details.module.css';
import type { SystemId } from './record-cards.tsx';

/** The texts that differ between the screens that show a record. */
export interface RecordDetailsWords {
  readonly title: string;
  /** By default template and model of the record. */
  readonly subtitle?: string;
  readonly back: { readonly to: string; readonly label: string; readonly title?: string };
  readonly loading: string;
  /** Shown below 'No Data Found'. */
  readonly empty: string;
  /** The first id on the system card. */
  readonly systemId: SystemId;
}

/** The page around a record: where it leads back to, its title, and what can be done with it. */
export function RecordDetailsFrame({
  words,
  subtitle = '',
  succeeded = false,
  isMoreShown = false,
  actions,
  notices,
  children,
}: {
  readonly words: RecordDetailsWords;
  readonly subtitle?: string;
  readonly succeeded?: boolean;
  /** Whether a phone shows subtitle and actions; the emails come first there. */
  readonly isMoreShown?: boolean;
  readonly actions?: ReactNode;
  /** Banners, below the header. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Page width="desk">
      <PageHeader
        compact
        folded={!isMoreShown}
        title={words.title}
        subtitle={
          <Group component="span" gap="0 16px">
            {(words.subtitle ?? subtitle) && <span>{words.subtitle ?? subtitle}</span>}
            {succeeded && (
              <span className={classes.succeeded}>
                <IconCircleCheck size={16} aria-hidden />
                Email sequence generated successfully!
              </span>
            )}
          </Group>
        }
        back={
          <TextLink to={words.back.to} state={backState} title={words.back.title} icon={<IconArrowLeft size={16} />}>
            {words.back.label}
          </TextLink>
        }
        actions={actions}
        notices={notices}
      />
      {children}
    </Page>
  );
}

/** What stands there until the record has come. */
export function LoadingDetails({
  label,
  preview,
}: {
  readonly label: string;
  readonly preview: RecordSummary | undefined;
}) {
  return (
    <>
      {preview && <ContactBanner record={preview} />}
      <SplitLayout
        mainFirst
        main={
          <Card title="Generated Email Sequence">
            <LoadingPlace label={label}>
              <Stack gap="xl">
                <SkeletonText lines={3} />
                <SkeletonText lines={6} />
              </Stack>
            </LoadingPlace>
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
