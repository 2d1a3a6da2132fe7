import { useId, useRef, useState } from 'react';
import { counted, parseHubspotLink, readDraft } from '@overture/core/contract';
import type { Check, DraftEmail } from '@overture/core/contract';
import {
  AppButton,
  Card,
  configQuery,
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
  useDebouncedValue,
  useQuery,
  useSession,
} from '@overture/ui';
import { markedEvidence, MarkedField, SendCheck } from '@overture/ui/record';
import { ContactFieldForm } from '../generator/parts/contact-field-form.tsx';
import classes from './check.module.css';
import type { Judgement } from './judge-text.ts';
import { SourceList } from './source-list.tsx';
import { useDraftCheck } from './use-draft-check.ts';
import type { DraftCheck } from './use-draft-check.ts';

/** A link that is typed is complete when its last digit is. */
const settleMs = 300;
const empty: DraftEmail = { subject: '', body: '' };

/** Check a draft: an email of any origin, beside the contact it is for. Nothing is stored. */
export function CheckRoute() {
  const session = useSession();
  const config = useQuery(configQuery).data;
  const [url, setUrl] = useState('');
  const [zone, setZone] = useState(session?.role === 'superadmin' ? '' : null);
  const [email, setEmail] = useState(empty);
  const [isAsked, setAsked] = useState(false);
  const urlField = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [settled] = useDebouncedValue(url, settleMs);
  const link = parseHubspotLink(settled, config?.crmHosts);
  const check = useDraftCheck(link.ok && zone !== '' && config ? { ...link, zone } : null, email);
  const isReading = check.state === 'reading';
  const isRead = check.state === 'ready';

  const type = (typed: DraftEmail) => setEmail(email.subject === '' && email.body === '' ? pasted(typed) : typed);
  const show = ({ field, start = 0, end = start }: Check) => {
    if (field !== 'body') return;
    text.current?.focus();
    text.current?.setSelectionRange(start, end);
  };
  const submit = () => {
    setAsked(true);
    if (isRead || check.state === 'failed') check.readAgain();
    if (link.ok) text.current?.focus();
  };
  const clear = () => {
    setEmail(empty);
    text.current?.focus();
  };
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
      <ContactFieldForm
        label="Contact of the draft"
        url={url}
        urlField={urlField}
        zone={zone ?? undefined}
        issues={{
          url: isAsked && !link.ok ? link.message : undefined,
          zone: isAsked && zone === '' ? 'Please select a Domain' : undefined,
        }}
        config={config}
        hasSamples={!isRead && !isReading}
        busy={isReading}
        action={
          <AppButton
            type="submit"
            variant={isRead ? 'secondary' : 'primary'}
            disabled={config === undefined}
            busy={isReading}
          >
            {isRead ? 'Read again' : 'Check'}
          </AppButton>
        }
        onUrl={setUrl}
        onZone={setZone}
        onSample={(sample) => {
          setUrl(sample);
          urlField.current?.focus();
        }}
        onSubmit={submit}
      />
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
                  <AppButton variant="quiet" size="sm" onClick={clear}>
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
                  onChange={(event) => type({ ...email, subject: event.currentTarget.value })}
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
                      onType={(body) => type({ ...email, body })}
                    />
                  </div>
                </div>
              </Stack>
              <Text mt="lg" {...(isBlocked(judgement) ? { c: 'var(--ov-error)', fw: 600 } : { c: 'dimmed' })}>
                {summary}
              </Text>
              <SendCheck checks={judgement?.checks ?? []} onShow={show} />
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

/** The first text of a field is mostly a whole email, whose first line may be its subject. */
function pasted({ subject, body }: DraftEmail): DraftEmail {
  return body === '' ? { subject, body } : readDraft(body);
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
