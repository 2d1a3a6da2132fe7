import { use, useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import { Box, Group, Text, useKeys } from '@overture/ui';
import { contactLabelOf, propertyOf } from '@overture/ui/contacts';
import {
  ColleaguesNotice,
  draftOf,
  EmailChangesContext,
  EmailInPlace,
  emailMark,
  firstBlocked,
  HandOverButton,
  PrintedEmails,
  RecordEdits,
  RefusalBanner,
  showBlock,
  useApproval,
  useHandOver,
} from '@overture/ui/record';
import type { Approval, SaveEmail } from '@overture/ui/record';
import classes from './review.module.css';

export interface ReviewedProps {
  readonly record: RecordDetail;
  /** Why the result stands where it does in the order, in a sentence. */
  readonly risk: string | undefined;
  readonly sender: string;
  readonly save: SaveEmail;
  readonly onApproved: () => void;
  /** Approves what is shown, for buttons outside. */
  readonly ref: Ref<Pick<Approval, 'approve'>>;
}

/** All emails of a result, with their marks and sources, to read, to edit and to approve. It needs a key for each record. */
export function Reviewed({ save, ...props }: ReviewedProps) {
  const { record } = props;
  return (
    <RecordEdits record={record} save={record.readOnlyReason === null ? save : undefined} onSelect={goToEmail}>
      <Emails {...props} />
    </RecordEdits>
  );
}

function Emails({ record, risk, sender, onApproved, ref }: Omit<ReviewedProps, 'save'>) {
  const { save, drafts } = use(EmailChangesContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const refusalBanner = useRef<HTMLDivElement>(null);
  const { refusal, approve } = useApproval(record, (index, blocked) =>
    showBlock(blocked, index, refusalBanner.current),
  );
  const approved = (act: (() => Promise<boolean>) | undefined) => async () => {
    const isApproved = (await act?.()) === true;
    if (isApproved) onApproved();
    return isApproved;
  };
  useImperativeHandle(ref, () => ({ approve: approved(approve) }));
  // Review lists the user's own results.
  const { of, handOver } = useHandOver(record, true);
  const override = refusal?.override && approved(refusal.override);
  const version = record.version ?? 0;
  /** Edits the email that has the focus, or else the one that has to be mended first. */
  const edit = () => {
    const focused = document.activeElement?.closest(`[${emailMark}]`)?.getAttribute(emailMark);
    const index = focused ? Number(focused) : Math.max(0, firstBlocked(record));
    const email = record.emails[index];
    if (save !== undefined && email !== undefined && drafts.of(index) === undefined)
      drafts.begin(draftOf({ version, index, email }));
  };
  useKeys({
    a: () => void approved(approve)(),
    y: () => void override?.(),
    x: toNextMark,
    e: (event) => {
      // The letter would be typed into the editor.
      event.preventDefault();
      edit();
    },
  });
  // Each result is scrolled to its top, and a screen reader reads its name.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const about = [propertyOf(record.properties, 'company'), record.properties.promptTitle].filter(Boolean).join(' · ');
  return (
    <>
      {refusal && (
        <RefusalBanner ref={refusalBanner} refusal={refusal} onOverride={override && (() => void override())} />
      )}
      <PrintedEmails emails={record.emails} />
      {of !== null && <ColleaguesNotice of={of} />}
      <div className={classes.head}>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          {contactLabelOf(record)}
        </h2>
        <Group className={classes.about} align="baseline" gap="4px 12px">
          {[about, risk].filter(Boolean).map((text) => (
            <Text key={text} span c="dimmed">
              {text}
            </Text>
          ))}
        </Group>
        {of !== null && (
          <Box className={classes.handOver}>
            <HandOverButton record={record} of={of} handOver={handOver} />
          </Box>
        )}
      </div>
      {record.emails.map((email, index) => (
        <EmailInPlace key={email.id} record={record} version={version} index={index} email={email} sender={sender} />
      ))}
    </>
  );
}

/** Shows the email at a position, and moves the focus there. */
function goToEmail(index: number): void {
  const email = document.querySelector<HTMLElement>(`[${emailMark}="${index}"]`);
  email?.scrollIntoView({ block: 'center' });
  email?.focus({ preventScroll: true });
}

/** Puts the focus on the next *It's right*, after the one that has it. */
function toNextMark(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button[aria-label^="It’s right:"]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + 1) % buttons.length]?.focus();
}
