import { emptyContext, type ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import type { ModelPrice } from '../../models/contract/models.ts';
import type { JobInputs, JobRequest } from '../../records/domain/generation-record.ts';
import type { PromptTemplate } from '../../prompts/domain/prompt.ts';
import type { AppError } from '../../platform/app-error.ts';
import type { BulkRow } from './bulk-row.ts';

/** A row with everything that its generation needs except the contact's data. */
export interface PlannedRow {
  readonly row: BulkRow;
  readonly department: DepartmentKey;
  readonly prompt: PromptTemplate;
  readonly model: Pick<JobRequest, 'aiModel' | 'aiModelLabel'>;
  readonly language?: WritingLanguage | undefined;
  /** Null when the price is unknown. */
  readonly price: ModelPrice | null;
  /** The price of the model that writes if this one ends during the run; null if none is named or its price is unknown. */
  readonly replacementPrice: ModelPrice | null;
  /** Equal for two rows that ask for the same about the same contact; see `rowKey`. */
  readonly key: string;
}

/** What a row asks of its record, beside its contact. An estimate is made from the same. */
export function askedBy({ row, department, prompt, model, language }: PlannedRow): {
  readonly request: Omit<JobRequest, 'serviceTier'>;
  readonly inputs: Omit<JobInputs, 'snapshot'>;
} {
  return {
    request: {
      department,
      promptId: prompt.id,
      promptTitle: prompt.title,
      ...model,
      ...(language !== undefined && { language }),
    },
    inputs: {
      context: { ...emptyContext, additionalInfo: row.additionalInfo },
      pdf: null,
      promptText: prompt.prompt,
      promptVersion: prompt.version,
      instruction: '',
      keptDays: null,
      chosenDays: null,
    },
  };
}

/** A row with its contact, or with the error of reading it. */
export interface FetchedRow {
  readonly planned: PlannedRow;
  readonly contact: ContactSnapshot | AppError;
}
