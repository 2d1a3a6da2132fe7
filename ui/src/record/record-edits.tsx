import type { ReactNode } from 'react';
import type { RecordDetail } from '@overture/core/contract';
import { EmailChangesContext } from './email-changes.ts';
import type { EmailChanges } from './email-changes.ts';
import { useOpenDrafts } from './open-drafts.ts';

export interface RecordEditsProps extends EmailChanges {
  readonly record: RecordDetail;
  /** Shows the email at a position. */
  readonly onSelect: (index: number) => void;
  readonly children: ReactNode;
}

/** Provides what may be changed about a record, and what is being typed, to all that acts on it. It needs a key for each record. */
export function RecordEdits({ record, onSelect, children, save, markSent }: RecordEditsProps) {
  const drafts = useOpenDrafts(record, save, onSelect);
  return <EmailChangesContext value={{ save, markSent, drafts }}>{children}</EmailChangesContext>;
}
