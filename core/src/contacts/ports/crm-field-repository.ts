import { z } from 'zod';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { DocumentRepository } from '../../platform/documents.ts';
import type { FieldMapping } from '../domain/crm-fields.ts';

/** Pairs, because a property's name may contain characters that a field's name must not. */
const pairsSchema = z.array(z.tuple([z.string(), z.string()]));
/** In SQLite, older versions stored an object. */
const olderSchema = z.record(z.string(), z.string()).transform((mapping) => Object.entries(mapping));
const storedSchema = z.object({ mapping: z.union([pairsSchema, olderSchema]) });

/** Stores for each domain which property of the CRM feeds which field of a contact. */
export class CrmFieldRepository extends DocumentRepository {
  readonly #fields = this.deps.store.open<z.infer<typeof storedSchema>, 'department'>({
    name: 'crm_fields',
    schema: storedSchema,
    key: ['department'],
    json: ['mapping'],
  });

  /** Empty when nothing was chosen. */
  async find(department: DepartmentKey): Promise<FieldMapping> {
    const stored = await this.#fields.findOne({ department });
    return Object.fromEntries(stored?.mapping ?? []);
  }

  /** Replaces the domain's mapping. */
  save(department: DepartmentKey, mapping: FieldMapping): Promise<void> {
    return this.#fields.put({ department, mapping: Object.entries(mapping) });
  }
}
