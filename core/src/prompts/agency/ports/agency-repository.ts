import { z } from 'zod';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { DocumentRepository } from '../../../platform/documents.ts';
import { emptyAgency, storedAgencySchema, type Agency } from '../domain/agency.ts';

/** In SQLite, older versions stored the description itself. */
const storedSchema = z
  .looseObject({ department: z.string(), agency: z.unknown().optional() })
  .transform(({ department: _department, agency, ...older }) => ({
    agency: storedAgencySchema.parse(agency ?? older),
  }));

/** Stores each domain's description of the agency. */
export class AgencyRepository extends DocumentRepository {
  readonly #agencies = this.deps.store.open<{ readonly agency: Agency }, 'department'>({
    name: 'agencies',
    schema: storedSchema,
    key: ['department'],
  });

  /** Returns `emptyAgency` if nobody has described it. */
  async find(department: DepartmentKey): Promise<Agency> {
    return (await this.#agencies.findOne({ department }))?.agency ?? emptyAgency;
  }

  /**
   * Applies a change to the stored description as one atomic step. Returns false, and stores nothing, if the change
   * returns null. After a conflict the change is called again with the newer description. Its errors are rethrown.
   */
  async change(department: DepartmentKey, change: (agency: Agency) => Agency | null): Promise<boolean> {
    const changed = await this.#agencies.change(department, (stored) => {
      const agency = change(stored?.agency ?? emptyAgency);
      return agency && { agency };
    });
    return changed !== null;
  }
}
