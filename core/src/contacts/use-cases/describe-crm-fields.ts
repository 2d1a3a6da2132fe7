import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { CrmFieldWire } from '../contract/crm-fields.ts';
import { crmFields, guessProperty, type CrmProperty } from '../domain/crm-fields.ts';
import { CrmContacts } from '../ports/crm-contacts.ts';
import { CrmFieldRepository } from '../ports/crm-field-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Lists which property feeds which field in a domain, and the CRM's own properties. Errors: `crm_not_configured`, and
 * those of `CrmContacts`.
 */
export class DescribeCrmFields extends UseCase({
  crm: CrmContacts,
  crmFields: CrmFieldRepository,
  credentials: CredentialResolver,
}) {
  async execute(input: {
    department: DepartmentKey;
    signal?: AbortSignal;
  }): Promise<{ readonly fields: readonly CrmFieldWire[]; readonly properties: readonly CrmProperty[] }> {
    const { crm, crmFields: chosen, credentials } = this.deps;
    const credential = await credentials.resolve('Hubspot', input.department);
    const [mapping, properties] = await Promise.all([
      chosen.find(input.department),
      crm.listProperties(credential, input.signal),
    ]);
    const fields = crmFields.map((field) => ({
      field: field.field,
      label: field.label,
      property: mapping[field.field] ?? null,
      guess: guessProperty(field, properties),
    }));
    return { fields, properties };
  }
}
