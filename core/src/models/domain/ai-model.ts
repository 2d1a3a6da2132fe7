import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

export interface AiModel {
  readonly id: string;
  readonly aiModel: string;
  readonly aiModelLabel: string;
  readonly department: DepartmentKey;
  readonly active: boolean;
  readonly createdAt: Timestamp;
}
