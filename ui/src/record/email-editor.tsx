import { useEffect, useRef, useState } from 'react';
import { emailTextsSchema } from '@overture/core/contract';
import type { Evidence } from '@overture/core/contract';
import type { MarkedEvidence } from './evidence-words.ts';
import { MailMessage } from '@overture/ui';
import type { EmailDraft, EmailTexts } from './email-draft.ts';
import classes from './email-editor.module.css';
import { MarkedField } from './marked-field.tsx';

/** A span of one of the two texts. */
export type EditAt = Pick<Evidence, 'field' | 'start' | 'end'>;

export interface EmailEditorProps {
  /** The id of the form, for buttons outside it. */
  readonly id: string;
  readonly draft: EmailDraft;
  readonly from: string;
  readonly to: string;
  /** The evidence of the typed text, which is marked below it. */
  readonly evidence: readonly MarkedEvidence[];
  /** What is selected when the editor opens. */
  readonly at: EditAt | null;
  /** False once a newer version has replaced the one that is being edited. */
  readonly canSave: boolean;
  readonly onTyped: (typed: EmailTexts) => void;
  /** Called for Escape. */
  readonly onLeave: () => void;
  /** Whether the draft is being saved. */
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

type Problems = Partial<Record<keyof EmailTexts, string>>;

/** Edits subject and body where they are read, with their evidence marked below the letters. */
export function EmailEditor(props: EmailEditorProps) {
  const { id, draft, evidence, at, canSave, isSaving, onTyped, onLeave, onSave } = props;
  const { typed } = draft;
  const [problems, setProblems] = useState<Problems>({});
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = at?.field === 'subject' ? subject.current : body.current;
    field?.focus({ preventScroll: at === null });
    if (at) field?.setSelectionRange(at.start, at.end);
  }, [at]);
  const save = () => {
    const texts = emailTextsSchema.safeParse(typed);
    setProblems(Object.fromEntries((texts.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])));
    if (texts.success && canSave) onSave();
  };
  const problem = (field: keyof EmailTexts) =>
    problems[field] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` };
  return (
    <form
      id={id}
      aria-label={`Edit email ${draft.index + 1}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        if (event.key === 'Escape') onLeave();
      }}
    >
      <MailMessage
        from={props.from}
        to={props.to}
        subject={typed.subject || 'No subject'}
        markedSubject={
          <>
            <input
              ref={subject}
              className={classes.subject}
              aria-label="Subject"
              dir="auto"
              maxLength={500}
              // Text that is typed while the email is being saved would be lost with the editor.
              readOnly={isSaving}
              value={typed.subject}
              {...problem('subject')}
              onChange={(event) => onTyped({ ...typed, subject: event.currentTarget.value })}
            />
            <Problem id={`${id}-subject`} text={problems.subject} />
          </>
        }
        body={
          <>
            <MarkedField
              ref={body}
              aria-label="Body"
              readOnly={isSaving}
              value={typed.body}
              pieces={evidence.filter(({ field }) => field === 'body')}
              {...problem('body')}
              onType={(text) => onTyped({ ...typed, body: text })}
            />
            <Problem id={`${id}-body`} text={problems.body} />
          </>
        }
      />
    </form>
  );
}

function Problem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <span id={id} className={classes.problem}>
      {text}
    </span>
  );
}
