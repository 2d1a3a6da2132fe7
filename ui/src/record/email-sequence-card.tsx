import { use, useEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Check, RecordEmail } from '@overture/core/contract';
import { announce, Card, CopyButton, EmptyState, IconMail, StepRail } from '@overture/ui';
import { DayField } from './day-field.tsx';
import { EmailChangesContext } from './email-changes.ts';
import classes from './email-sequence-card.module.css';
import type { EmailDraft } from './email-draft.ts';
import { EmailPane } from './email-pane.tsx';
import { stepOf } from './email-step.ts';
import type { ChecksOfEmail } from './email-edit.ts';
import type { EmailPaneProps } from './email-pane.tsx';
import { stepTexts } from './hand-over/hand-over-words.ts';
import { copyWarning, mailAsText, sequenceAsHtml, sequenceAsText } from './mail-text.ts';
import { PrintedEmails } from './printed-emails.tsx';
import { RecordKeys } from './record-keys.tsx';
import { emailMark } from './show-block.ts';
import { isDirty } from './use-drafts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTakeBack } from './use-take-back.ts';

export interface EmailSequenceCardProps extends Omit<
  EmailPaneProps,
  'index' | 'email' | 'onAccepted' | 'onChecks' | 'onCopied' | 'onNext' | 'copyButton'
> {
  /** The position of the shown email, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** What is decided about the whole sequence, behind what is done with it. */
  readonly decision?: ReactNode;
}

/** The emails as numbered steps; the selected one can be copied and edited. It needs a key for each record. */
export function EmailSequenceCard({ selected, onSelect, decision, ...pane }: EmailSequenceCardProps) {
  const { record } = pane;
  const { emails } = record;
  const { drafts, save } = use(EmailChangesContext);
  const copyButton = useRef<HTMLButtonElement>(null);
  /** The texts that were copied since the screen was opened. One that was edited since is not among them. */
  const [copied, setCopied] = useState<readonly string[]>([]);
  const [liveChecks, setLiveChecks] = useReducer(withChecksOf, new Map<number, Check[]>());
  const hasDraft = (index: number) => {
    const draft = drafts.of(index);
    return draft !== undefined && isDirty(draft);
  };
  const shown = emails.map((each, at) => withDraft(each, drafts.of(at), liveChecks.get(at)));
  /** Shown at once, while the address takes its time: whoever types `j c` means the next email. */
  const [ahead, setAhead] = useState<number>();
  if (ahead === selected) setAhead(undefined);
  const index = Math.min(Math.max(0, ahead ?? selected), emails.length - 1);
  const email = emails[index];
  const select = (to: number) => {
    setAhead(to);
    onSelect(to);
  };
  const go = (to: number) => {
    const next = emails[to];
    if (next === undefined) return;
    select(to);
    announce(`Email ${to + 1} of ${emails.length}: ${next.subject}`);
  };
  const accepted = useTakeBack(record, select);
  const lastIndex = useRef(index);
  // Another email is read from its beginning, and has the focus of what was pressed in the one before.
  useEffect(() => {
    if (lastIndex.current === index) return;
    lastIndex.current = index;
    const text = document.querySelector<HTMLElement>(`[${emailMark}="${index}"]`);
    if (text !== null && text.getBoundingClientRect().top < 0) text.scrollIntoView();
    if (document.activeElement === document.body) text?.focus({ preventScroll: true });
  }, [index]);
  useShortcuts({
    j: () => go(index + 1),
    k: () => go(index - 1),
    c: () => copyButton.current?.click(),
  });
  return (
    <Card
      flush
      title="Generated Email Sequence"
      icon={<IconMail size={18} />}
      actions={
        emails.length > 0 && (
          <>
            <CopyButton
              label="Copy all"
              text={sequenceAsText(shown)}
              html={sequenceAsHtml(shown)}
              warning={copyWarning(shown)}
              onCopied={() => {
                setCopied(shown.map(mailAsText));
                void drafts.settle();
              }}
            />
            <RecordKeys />
            {decision && (
              <div className={classes.decision} data-own-line>
                {decision}
              </div>
            )}
          </>
        )
      }
    >
      {email === undefined ? (
        <EmptyState icon={<IconMail size={22} />} title="No emails" text="The model's answer held no emails." />
      ) : (
        <StepRail
          label="Emails of the sequence"
          steps={shown.map((each, at) =>
            stepOf(each, {
              hasDraft: hasDraft(at),
              isCopied: copied.includes(mailAsText(each)),
              onItsWay: pane.handOver ? stepTexts(pane.handOver, at) : [],
            }),
          )}
          selected={index}
          onSelect={select}
          foot={
            // The days of open tasks are moved in the hand-over.
            save &&
            pane.handOver?.state !== 'open' &&
            email.sendAfterDays !== null && (
              <DayField
                key={`${index} ${email.sendAfterDays}`}
                emails={emails}
                index={index}
                onSave={(sendAfterDays) =>
                  save({ index, version: pane.version, revision: email.revision, sendAfterDays })
                }
              />
            )
          }
        >
          <EmailPane
            {...pane}
            key={index}
            index={index}
            email={email}
            copyButton={copyButton}
            onChecks={setLiveChecks}
            onAccepted={accepted}
            onCopied={(texts) => setCopied([...copied, mailAsText(texts)])}
            onNext={index < emails.length - 1 ? () => go(index + 1) : undefined}
          />
        </StepRail>
      )}
      <PrintedEmails emails={shown} />
    </Card>
  );
}

function withChecksOf(all: ReadonlyMap<number, Check[]>, { index, checks }: ChecksOfEmail) {
  return new Map(all).set(index, [...checks]);
}

/** The email as it would be with the typed text. */
function withDraft(email: RecordEmail, draft: EmailDraft | undefined, checks = email.checks): RecordEmail {
  return draft === undefined ? email : { ...email, ...draft.typed, checks };
}
