import { emptyContext, type ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { BulkKeys, GenerationRecord, JobError } from '../../generation/domain/generation-record.ts';
import type { NewJob } from '../../generation/ports/job-repository.ts';
import type { PlannedRow } from './row-resolver.ts';

/** A row whose contact was read: all that its record is made of, and the record that is there already. */
export interface RowWork {
  readonly planned: PlannedRow;
  readonly snapshot: ContactSnapshot;
  readonly keys: BulkKeys;
  /** Of the row's contact. */
  readonly known: GenerationRecord | null;
}

/** How a row ends whose record is gone. */
export const deletedMeanwhile: JobError = {
  code: 'not_found',
  message: 'The record was deleted while it was being written.',
};

export function isRunning(record: GenerationRecord | null): boolean {
  return record?.job.status === 'pending' || record?.job.status === 'processing';
}

/** The record of an earlier run of this list that was killed while it wrote this row. */
export function leftBehind({ known, planned }: RowWork): GenerationRecord | null {
  return isRunning(known) && known?.job.request.bulk?.row === planned.key ? known : null;
}

export function jobOf(
  { planned, snapshot, keys }: RowWork,
  of: Pick<NewJob, 'id' | 'userId' | 'now'> & { readonly serviceTier: 'default' | 'flex' },
): NewJob {
  const { row, department, prompt, model } = planned;
  const { serviceTier, ...rest } = of;
  return {
    ...rest,
    hubspotId: row.hubspotId,
    prospectUrl: snapshot.prospectUrl,
    properties: snapshot.contact.properties,
    request: { department, promptId: prompt.id, promptTitle: prompt.title, ...model, serviceTier, bulk: keys },
    inputs: {
      snapshot,
      context: { ...emptyContext, additionalInfo: row.additionalInfo },
      pdf: null,
      promptText: prompt.prompt,
      promptVersion: prompt.version,
    },
  };
}
