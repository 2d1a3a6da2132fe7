import type { DepartmentKey, ModelPrice } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

export interface AiModel {
  readonly id: string;
  readonly aiModel: string;
  readonly aiModelLabel: string;
  readonly department: DepartmentKey;
  readonly active: boolean;
  /** The domain's own price; null: the published one counts. */
  readonly price: ModelPrice | null;
  /** The model that takes its place once the vendor has ended it; null: none was named. */
  readonly replacement: string | null;
  /** What a generation takes that names no model; at most one of a domain. */
  readonly isDefault: boolean;
  readonly createdAt: Timestamp;
}
