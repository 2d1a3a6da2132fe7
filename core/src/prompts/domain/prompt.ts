import type { DepartmentKey, SummaryDepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

export interface PromptTemplate {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly prompt: string;
  readonly department: DepartmentKey;
  /** Counts from 1 and grows with every edit. */
  readonly version: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export interface SummaryPrompt {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly prompt: string;
  readonly group: SummaryDepartmentKey;
  readonly createdAt: Timestamp;
}

export interface BaseSummary {
  readonly title: string;
  readonly prompt: string;
  readonly updatedAt: Timestamp;
}

/** One service of the agency; `value` is what `detected_service` holds. */
export interface ServiceType {
  readonly value: string;
  readonly label: string;
}
