import { use, useId, useRef, useState } from 'react';
import type { Evidence } from '@overture/core/contract';
import { AppButton, Card } from '@overture/ui';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';
import { DraftNotices } from './edit-remark.tsx';
import { EditableEmail } from './editable-email.tsx';
import { EmailChangesContext } from './email-changes.ts';
import { addressLine } from './mail-text.ts';
import { MarkedFindings } from './marked-findings.tsx';
import { emailMark } from './show-block.ts';
import { SourceDialog } from './source-dialog.tsx';
import { isDirty } from './use-drafts.ts';
import { useEmailEditing } from './use-email-editing.ts';
import { WhyPane } from './why-pane.tsx';
import type { EmailToEdit } from './use-email-editing.ts';
import classes from './email-in-place.module.css';

export interface EmailInPlaceProps extends EmailToEdit {
  readonly sender: string;
}

/**
 * One of several emails on a page, to read with its sources beside it and to edit in place. It needs a key for each email.
 */
export function EmailInPlace(props: EmailInPlaceProps) {
  const { record, index, email, sender } = props;
  const { save, drafts } = use(EmailChangesContext);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Evidence | null>(null);
  const [pointedAt, setPointedAt] = useState<Evidence | null>(null);
  const editing = useEmailEditing(props, text);
  const { draft, live, isOutdated, edit, stop } = editing;
  const canVouch = save !== undefined && draft === undefined;
  return (
    <Card
      title={`Email ${index + 1}${email.sendAfterDays === null ? '' : ` · day ${email.sendAfterDays}`}`}
      actions={
        save === undefined ? undefined : draft === undefined ? (
          <AppButton size="sm" variant="quiet" aria-label={`Edit email ${index + 1}`} onClick={() => edit(null)}>
            Edit
          </AppButton>
        ) : (
          <>
            <AppButton size="sm" variant="quiet" onClick={stop}>
              Cancel
            </AppButton>
            {/* The page's main action is to approve. */}
            <AppButton size="sm" type="submit" form={id} disabled={isOutdated || !isDirty(draft)}>
              Save
            </AppButton>
          </>
        )
      }
    >
      <div className={classes.columns}>
        <div className={classes.email}>
          <DraftNotices email={email} draft={draft} wasRestored={drafts.wasRestored(index)} isOutdated={isOutdated} />
          <div ref={text} tabIndex={-1} {...{ [emailMark]: index }}>
            <EditableEmail
              formId={id}
              editing={editing}
              index={index}
              email={email}
              // All emails go the same way, which the first one says.
              from={index === 0 ? sender : ''}
              to={index === 0 ? addressLine(fullNameOf(record.properties), propertyOf(record.properties, 'email')) : ''}
              pointedAt={pointedAt}
              onChoose={setChosen}
            />
          </div>
          <MarkedFindings
            checks={live.checks}
            evidence={live.evidence}
            record={record}
            index={index}
            canVouch={canVouch}
          />
        </div>
        <div className={classes.why}>
          <WhyPane
            label={`Sources of email ${index + 1}`}
            evidence={live.evidence}
            onPoint={setPointedAt}
            onChoose={setChosen}
          />
        </div>
      </div>
      <SourceDialog
        piece={chosen}
        record={record}
        index={index}
        canVouch={canVouch}
        onClose={() => setChosen(null)}
        onChange={save && edit}
      />
    </Card>
  );
}
