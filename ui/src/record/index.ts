/*
 * What all pages about generated records share. It is not part of '@overture/ui' itself, so that it is not in the first
 * load: each remote that shows records contains it, and uses the kit that the shell provides.
 */
export { unsavedText } from './email-draft.ts';
export type { EmailEdit, SaveEmail } from './email-edit.ts';
export { EmailInPlace } from './email-in-place.tsx';
export { EmailChangesContext } from './email-changes.ts';
export { ColleaguesNotice } from './hand-over/colleagues-notice.tsx';
export { HandOverButton } from './hand-over/hand-over-button.tsx';
export { HandOverForm } from './hand-over/hand-over-form.tsx';
export { belongsText, dayText, handedOverText, momentText, todayIn } from './hand-over/hand-over-words.ts';
export { useHandOver } from './hand-over/hand-over.queries.ts';
export { tellOtherTabs, useOtherTabs } from './other-tabs.ts';
export { LanguageField, ModelField, TemplateField } from './generation-fields.tsx';
export { chosenModel, endingNotice } from './offered-models.ts';
export { addressLine } from './mail-text.ts';
export { PageKeys } from './page-keys.tsx';
export { PrintedEmails } from './printed-emails.tsx';
export { RecordEdits } from './record-edits.tsx';
export { RecordDetailsView, shownFields } from './record-details.view.tsx';
export type { RecordDetailsWords } from './record-details-frame.tsx';
export { labelOf, markedEvidence } from './evidence-words.ts';
export { MarkedField } from './marked-field.tsx';
export { MarkedFindings } from './marked-findings.tsx';
export { MarkedText } from './marked-text.tsx';
export { momentOf } from './record-fields.ts';
export { recordKey, recordQuery, takePartial } from './record-query.ts';
export { modelsQuery, templatesQuery } from './regenerate.queries.ts';
export { isRunning, progressText, timeOrDay } from './running-time.tsx';
export { SendCheck } from './send-check.tsx';
export { SourceLine } from './source-line.tsx';
export { useApproval, useApprove } from './use-approval.ts';
export type { Approval } from './use-approval.ts';
export { draftOf } from './use-email-editing.ts';
export { useWalk } from './use-walk.ts';
export { RefusalBanner } from './refusal-banner.tsx';
export { emailMark, firstBlocked, showBlock } from './show-block.ts';
