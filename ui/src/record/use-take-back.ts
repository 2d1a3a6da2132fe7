import { use, useEffect, useRef, useState } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import { toast, useHotkeys } from '@overture/ui';
import { EmailChangesContext } from './email-changes.ts';
import type { EmailTexts } from './email-draft.ts';

export interface AcceptedRewrite {
  /** The position of the email, from 0. */
  readonly index: number;
  readonly before: EmailTexts;
  readonly after: EmailTexts;
}

/**
 * Notes that a rewrite was accepted. Until the email changes again, the toast about it and Ctrl+Z outside of a field
 * bring the text before back, and `onShow` shows it.
 */
export function useTakeBack(
  { emails, version }: Pick<RecordDetail, 'emails' | 'version'>,
  onShow: (index: number) => void,
): (accepted: AcceptedRewrite) => void {
  const { save, drafts } = use(EmailChangesContext);
  const [accepted, setAccepted] = useState<AcceptedRewrite | null>(null);
  const takeBack = async () => {
    if (accepted === null || save === undefined || version === null) return;
    const { index, before, after } = accepted;
    const email = emails[index];
    const isUntouched = email?.subject === after.subject && email.body === after.body;
    if (!isUntouched || drafts.of(index) !== undefined) return toast.info('The email was changed since.');
    const { revision } = email;
    if (!(await save({ index, version, revision, subject: before.subject, body: before.body }))) return;
    setAccepted(null);
    onShow(index);
  };
  // The toast outlives the text that was shown when it came.
  const newest = useRef(takeBack);
  useEffect(() => {
    newest.current = takeBack;
  });
  useHotkeys([['mod+Z', () => void takeBack(), { preventDefault: accepted !== null }]]);
  return (now) => {
    setAccepted(now);
    toast.success('The rewrite is accepted.', { label: 'Undo', onClick: () => void newest.current() });
  };
}
