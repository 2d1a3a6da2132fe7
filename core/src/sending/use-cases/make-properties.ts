import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { UseCase } from '../../platform/needs.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { setUpTexts } from '../domain/step-texts.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';

/**
 * Makes the contact properties that a domain's CRM lacks for the texts of so many emails, and answers their names. Errors:
 * those of `CrmOutreach` and `CredentialResolver`.
 */
export class MakeProperties extends UseCase({
  credentials: CredentialResolver,
  outreach: CrmOutreach,
  audit: AuditTrail,
}) {
  async execute(input: { actor: AuditActor; department: DepartmentKey; emails: number }): Promise<readonly string[]> {
    const { credentials, outreach, audit } = this.deps;
    const { actor, department, emails } = input;
    const credential = await credentials.resolve('Hubspot', department);
    const made = (await outreach.makeProperties(setUpTexts(emails), credential)).map(({ name }) => name);
    if (made.length > 0) await audit.record(actor, 'crm_properties_made', department, made.join(', '));
    return made;
  }
}
