import { use, useEffect, useId, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { Evidence, HandOverWire, RecordDetail, RecordEmail } from '@overture/core/contract';
import { Banner, toast } from '@overture/ui';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';
import type { EmailTexts } from './email-draft.ts';
import { EmailActions, ProposalActions } from './email-actions.tsx';
import { EmailButtons } from './email-buttons.tsx';
import { EmailChangesContext } from './email-changes.ts';
import type { ChecksOfEmail, EmailChange } from './email-edit.ts';
import type { EditAt } from './email-editor.tsx';
import { EditableEmail } from './editable-email.tsx';
import classes from './email-pane.module.css';
import { EditRemark } from './edit-remark.tsx';
import { isEnrolled } from './hand-over/hand-over-words.ts';
import { SendByHand } from './hand-over/send-by-hand.tsx';
import { addressLine, copyWarning } from './mail-text.ts';
import { mainActionOf } from './main-action.ts';
import { MarkedFindings } from './marked-findings.tsx';
import { ProposalMessage, WrittenMessage } from './proposal-message.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { RewritePanel } from './rewrite-panel.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { emailMark } from './show-block.ts';
import { selectedIn } from './text-place.ts';
import type { Span } from './text-place.ts';
import { isDirty } from './use-drafts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { AcceptedRewrite } from './use-take-back.ts';
import { useEmailEditing } from './use-email-editing.ts';
import { useRewrite } from './use-rewrite.ts';

export interface EmailPaneProps {
  readonly record: RecordDetail;
  readonly version: number;
  readonly index: number;
  readonly email: RecordEmail;
  readonly sender: string;
  readonly pointedAt: Evidence | null;
  /** The text whose source is shown. */
  readonly chosen: Evidence | null;
  readonly onChoose: (piece: Evidence | null) => void;
  /** Called with the evidence of the shown text. */
  readonly onEvidence: (evidence: readonly Evidence[] | null) => void;
  /** Called with the findings for the text that would be saved. */
  readonly onChecks: (found: ChecksOfEmail) => void;
  readonly onAccepted: (rewrite: AcceptedRewrite) => void;
  readonly onCopied: (texts: EmailTexts) => void;
  /** Undefined at the last email. */
  readonly onNext: (() => void) | undefined;
  readonly handOver?: HandOverWire | null | undefined;
  readonly copyButton: Ref<HTMLButtonElement>;
}

/** The warning of a copied proposal that is not whole. */
const stillWritten = 'It is still being written, and not checked.';

/** One email to read, edit, rewrite and copy. It needs a key for each email. */
export function EmailPane(props: EmailPaneProps) {
  const { record, version, index, email, chosen, onChoose, onEvidence, onChecks } = props;
  const { save, markSent, drafts } = use(EmailChangesContext);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [openedView, setOpenedView] = useState<'changes' | 'revisions' | null>(null);
  /** The part for which the rewrite panel is open. */
  const [asked, setAsked] = useState<{ readonly part: Span | null } | null>(null);
  const rewriting = useRewrite(record, index);
  /** What the text took before it was rewritten, so that nothing below moves while the new one grows. */
  const [heldHeight, setHeldHeight] = useState<number>();
  const editing = useEmailEditing(props, text);
  const { draft, live, isOutdated, stop: stopEditing, refocus } = editing;
  const { proposal, written } = rewriting;
  const review = proposal?.email ?? live;
  useEffect(() => onEvidence(review.evidence), [review.evidence, onEvidence]);
  useEffect(() => onChecks({ index, checks: live.checks }), [index, live.checks, onChecks]);

  const shown: EmailTexts = proposal?.email ?? draft?.typed ?? email;
  const warning = copyWarning([{ ...shown, checks: review.checks }]);
  const from = props.sender;
  const to = addressLine(fullNameOf(record.properties), propertyOf(record.properties, 'email'));
  const hasProposal = proposal !== null;
  const { setProposed } = drafts;
  useEffect(() => {
    setProposed(hasProposal ? index : null);
    return () => setProposed(null);
  }, [hasProposal, index, setProposed]);
  const isWritten = written !== null;
  // On a phone the words would appear above what can be seen.
  useEffect(() => {
    if (isWritten && (text.current?.getBoundingClientRect().top ?? 0) < 0) text.current?.scrollIntoView();
  }, [isWritten]);
  // The field that asked for it is gone.
  useEffect(() => {
    if (hasProposal) text.current?.focus({ preventScroll: true });
  }, [hasProposal]);
  const edit = (where: EditAt | null) => {
    if (written) rewriting.discard();
    setOpenedView(null);
    editing.edit(where);
  };
  const saveChange = save && ((change: EmailChange) => save({ index, version, revision: email.revision, ...change }));
  /** What left the screen as it was typed is kept as such. A text that cannot be saved any more can still be copied. */
  const keepTyped = () => {
    if (!isOutdated) void drafts.settle([index]);
  };
  const accept = async () => {
    if (proposal === null || !(await saveChange?.(textsOf(proposal.email)))) return;
    props.onAccepted({ index, before: proposal.before, after: textsOf(proposal.email) });
    rewriting.discard();
    setAsked(null);
    stopEditing();
  };
  const step = props.handOver?.steps[index];
  const isSentByHubspot = props.handOver ? isEnrolled(props.handOver) : false;
  // An email that was found in HubSpot counts as sent, whatever the rep marked.
  const mark =
    markSent && step?.isFound !== true && !isSentByHubspot
      ? async (isSent: boolean) => {
          if (await drafts.settle([index])) markSent(index, isSent);
        }
      : undefined;
  const openRewrite = () => save && !isOutdated && setAsked({ part: text.current && selectedIn(text.current) });
  const canVouch = save !== undefined && draft === undefined && proposal === null;
  const typeOn = () => (draft ? text.current?.querySelector('textarea')?.focus() : edit(null));
  useShortcuts(save === undefined || proposal !== null ? {} : { e: typeOn, r: openRewrite });
  useShortcuts(mark === undefined || proposal !== null ? {} : { m: () => void mark(step?.state !== 'sent') });
  return (
    <div className={classes.root}>
      <EditRemark
        email={email}
        draft={draft}
        wasRestored={drafts.wasRestored(index)}
        isOutdated={isOutdated}
        isShowingChanges={openedView === 'changes'}
        onShowChanges={() => setOpenedView(openedView === 'changes' ? null : 'changes')}
        onRevisions={() => setOpenedView('revisions')}
      />
      {proposal && proposal.revision !== email.revision && (
        <Banner tone="warning">This email was changed elsewhere meanwhile. Accepting replaces that change.</Banner>
      )}
      {/* What follows a save has the focus here, so that the keys go on from the text. */}
      <div
        ref={text}
        tabIndex={-1}
        className={classes.text}
        style={{ minHeight: written ? heldHeight : undefined }}
        {...{ [emailMark]: index }}
      >
        {proposal ? (
          <ProposalMessage from={from} to={to} before={proposal.before} after={proposal.email} />
        ) : written ? (
          <WrittenMessage from={from} to={to} written={written} />
        ) : openedView === 'changes' && email.original ? (
          <ProposalMessage from={from} to={to} before={email.original} after={shown} />
        ) : (
          <EditableEmail
            formId={id}
            editing={{ ...editing, edit }}
            index={index}
            email={email}
            from={from}
            to={to}
            pointedAt={props.pointedAt}
            onChoose={onChoose}
          />
        )}
      </div>
      <MarkedFindings
        checks={review.checks}
        evidence={review.evidence}
        record={record}
        index={index}
        canVouch={canVouch}
      />
      {proposal ? (
        <ProposalActions proposal={proposal} onAccept={accept} onDiscard={rewriting.discard} />
      ) : (
        <EmailActions
          above={
            asked && (
              <RewritePanel
                rewriting={rewriting}
                part={asked.part ? shown.body.slice(asked.part.start, asked.part.end) : undefined}
                onWhole={() => setAsked({ part: null })}
                onAsk={(instruction) => {
                  setHeldHeight(text.current?.offsetHeight);
                  rewriting.ask({ instruction, texts: textsOf(shown), revision: email.revision, part: asked.part });
                }}
                onClose={() => {
                  rewriting.discard();
                  setAsked(null);
                  refocus();
                }}
              />
            )
          }
          texts={written ?? shown}
          warning={written ? stillWritten : warning}
          copyButton={props.copyButton}
          isCopyMain={draft === undefined && mainActionOf(record, props.handOver) === 'copy'}
          onCopied={() => {
            props.onCopied(shown);
            keepTyped();
          }}
          onNext={props.onNext}
        >
          <EmailButtons
            formId={id}
            isReadOnly={save === undefined}
            isEditing={draft !== undefined}
            canSave={!isOutdated && openedView !== 'changes' && draft !== undefined && isDirty(draft)}
            onEdit={() => edit(null)}
            onRewrite={openRewrite}
            onCancel={stopEditing}
          >
            {!isSentByHubspot && (
              <SendByHand
                email={shown}
                to={propertyOf(record.properties, 'email')}
                step={step}
                onOpened={() => {
                  if (warning !== undefined) toast.info(warning);
                  keepTyped();
                }}
                onMarkSent={mark}
              />
            )}
          </EmailButtons>
        </EmailActions>
      )}
      <RevisionsDialog
        opened={openedView === 'revisions'}
        record={record}
        index={index}
        email={email}
        onClose={() => setOpenedView(null)}
        onRestore={saveChange && ((restore) => saveChange({ restore }))}
      />
      <SourceDialog
        piece={chosen}
        record={record}
        index={index}
        canVouch={canVouch}
        onClose={() => onChoose(null)}
        onChange={save && edit}
      />
    </div>
  );
}

function textsOf({ subject, body }: EmailTexts): EmailTexts {
  return { subject, body };
}
