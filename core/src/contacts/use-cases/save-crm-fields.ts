import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { invalidField } from '../../platform/app-error.ts';
import { crmFields, type FieldMapping } from '../domain/crm-fields.ts';
import { CrmFieldRepository } from '../ports/crm-field-repository.ts';
import { UseCase } from '../../platform/needs.ts';

const known = new Set(crmFields.map(({ field }) => field));

/** Replaces a domain's mapping of properties. Errors: `validation_failed` for an unknown field. */
export class SaveCrmFields extends UseCase({ crmFields: CrmFieldRepository, audit: AuditTrail }) {
  async execute(input: { actor: AuditActor; department: DepartmentKey; mapping: FieldMapping }): Promise<void> {
    const unknown = Object.keys(input.mapping).find((field) => !known.has(field));
    if (unknown !== undefined) throw invalidField(`fields.${unknown}`, `There is no field ${unknown}.`);
    await this.deps.crmFields.save(input.department, input.mapping);
    const chosen = Object.entries(input.mapping).map(([field, property]) => `${field}=${property || 'none'}`);
    await this.deps.audit.record(input.actor, 'crm_fields_saved', input.department, chosen.join(', '));
  }
}
