import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ModelPrice } from '../contract/models.ts';
import type { Timestamp } from '../../platform/clock.ts';

export interface AiModel {
  readonly id: string;
  readonly aiModel: string;
  readonly aiModelLabel: string;
  readonly department: DepartmentKey;
  readonly active: boolean;
  /** The domain's own price; null: the published price applies. */
  readonly price: ModelPrice | null;
  /** The model that replaces it once the vendor has ended it; null: none was named. */
  readonly replacement: string | null;
  /** Whether generations that name no model use it; true for one model of a domain at most. */
  readonly isDefault: boolean;
  readonly createdAt: Timestamp;
}
