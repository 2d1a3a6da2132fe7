import { counted } from '@overture/core/contract';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Check, DraftEmail } from '@overture/core/contract';
import {
  AppButton,
  Card,
  errorText,
  ErrorState,
  Page,
  PageHeader,
  SkeletonText,
  SplitLayout,
  Stack,
  Text,
  TextField,
  useAnnounced,
} from '@overture/ui';
import { markedEvidence, MarkedField, SendCheck } from '@overture/ui/record';
import classes from './check.module.css';
import type { Judgement } from './judge-text.ts';
import { SourceList } from './source-list.tsx';
import type { DraftCheck } from './use-draft-check.ts';

export interface CheckViewProps {
  readonly form: ReactNode;
  readonly check: DraftCheck;
  readonly email: DraftEmail;
  /** The field of the body. */
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (email: DraftEmail) => void;
  readonly onClear: () => void;
  /** Called for a finding whose place is to be shown. */
  readonly onShow: (check: Check) => void;
}

/** The page in each of its states: without a contact, while it is read, failed, or with a marked email. */
export function CheckView({ form, check, email, text, onType, onClear, onShow }: CheckViewProps) {
  const id = useId();
  const { state, judgement, sources } = check;
  const summary = summaryOf(check, email);
  useAnnounced(state === 'ready' && judgement !== null ? summary : undefined);
  return (
    <Page>
      <PageHeader
        title="Check a draft"
        subtitle="Paste any email, and see which figures, dates, names and quotations HubSpot does not confirm."
      />
      {form}
      {state === 'failed' ? (
        <ErrorState title="The contact could not be read" text={errorText(check.error)} onRetry={check.readAgain} />
      ) : (
        <SplitLayout
          mainFirst
          main={
            <Card
              title="Email"
              actions={
                (email.subject !== '' || email.body !== '') && (
                  <AppButton variant="quiet" size="sm" onClick={onClear}>
                    Clear
                  </AppButton>
                )
              }
            >
              <Stack gap="lg">
                <TextField
                  label="Subject"
                  dir="auto"
                  maxLength={500}
                  value={email.subject}
                  onChange={(event) => onType({ ...email, subject: event.currentTarget.value })}
                />
                <div>
                  <label className={classes.label} htmlFor={id}>
                    Body
                  </label>
                  <div className={classes.body}>
                    <MarkedField
                      id={id}
                      ref={text}
                      value={email.body}
                      pieces={markedEvidence(judgement?.evidence ?? [], judgement?.checks ?? []).filter(
                        ({ field }) => field === 'body',
                      )}
                      placeholder="Paste the email here. Its first line may be “Subject: …”."
                      onType={(body) => onType({ ...email, body })}
                    />
                  </div>
                </div>
              </Stack>
              <Text mt="lg" {...(isBlocked(judgement) ? { c: 'var(--ov-error)', fw: 600 } : { c: 'dimmed' })}>
                {summary}
              </Text>
              <SendCheck checks={judgement?.checks ?? []} onShow={onShow} />
            </Card>
          }
          aside={
            <Card title={sources.length === 0 ? 'Sources' : `Sources (${sources.length})`}>
              {state === 'reading' ? (
                <SkeletonText lines={6} />
              ) : sources.length === 0 ? (
                <Text c="dimmed">
                  What HubSpot knows of the contact appears here. No AI is asked, and nothing is stored.
                </Text>
              ) : (
                <SourceList sources={sources} />
              )}
            </Card>
          }
        />
      )}
    </Page>
  );
}

function isBlocked(judgement: Judgement | null): boolean {
  return judgement?.checks.some(({ level }) => level === 'block') ?? false;
}

function summaryOf({ state, judgement }: DraftCheck, { body }: DraftEmail): string {
  if (state === 'idle') return 'Name the contact, and the email is marked.';
  if (state === 'reading') return 'The contact is being read…';
  if (judgement === null || body.trim() === '') return 'The contact is read. Paste the email.';
  const count = (wanted: Check['level']) => judgement.checks.filter(({ level }) => level === wanted).length;
  const parts = [
    count('block') > 0 && `${count('block')} to fix`,
    count('warn') > 0 && `${count('warn')} to look at`,
    count('tip') > 0 && counted(count('tip'), 'tip'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing to fix.' : `${parts.join(', ')}.`;
}
