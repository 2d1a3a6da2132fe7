import type { FieldMapping } from '../contacts/domain/crm-fields.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import type { DepartmentKey } from '../platform/contract/departments.ts';

/** Keeps choices of properties in memory. */
export class FakeCrmFields extends CrmFieldRepository {
  readonly #chosen: Partial<Record<DepartmentKey, FieldMapping>>;

  constructor(chosen: Partial<Record<DepartmentKey, FieldMapping>> = {}) {
    super({ store: { open: () => undefined as never } });
    this.#chosen = chosen;
  }

  override async find(department: DepartmentKey): Promise<FieldMapping> {
    return this.#chosen[department] ?? {};
  }

  override async save(department: DepartmentKey, mapping: FieldMapping): Promise<void> {
    this.#chosen[department] = mapping;
  }
}
