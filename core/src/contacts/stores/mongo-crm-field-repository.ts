import { z } from 'zod';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { FieldMapping } from '../domain/crm-fields.ts';
import { CrmFieldRepository } from '../ports/crm-field-repository.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

// Stored as pairs, because a property's name may contain characters that a document's field name must not.
const storedSchema = z.object({ mapping: z.array(z.tuple([z.string(), z.string()])) });

export class MongoCrmFieldRepository extends CrmFieldRepository {
  readonly #fields: Collections['crmFields'];

  constructor({ crmFields }: Collections) {
    super();
    this.#fields = crmFields;
  }

  async find(department: DepartmentKey): Promise<FieldMapping> {
    const stored = await this.#fields.findOne({ _id: department });
    return stored === null ? {} : Object.fromEntries(storedSchema.parse(stored).mapping);
  }

  async save(department: DepartmentKey, mapping: FieldMapping): Promise<void> {
    await this.#fields.upsert(department, { $set: { mapping: Object.entries(mapping) } });
  }
}
