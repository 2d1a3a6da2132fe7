import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { maxProof, type Proof } from '../contract/agency.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { invalidField } from '../../../platform/app-error.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Removes references of a domain by their texts, then adds others. An added reference replaces the one with its text,
 * so that the same change can be repeated. Errors: `validation_failed` if there would be more than `maxProof`.
 */
export class ChangeProof extends UseCase({ agencies: AgencyRepository, audit: AuditTrail }) {
  async execute(input: {
    actor: AuditActor;
    department: DepartmentKey;
    remove: readonly string[];
    add: readonly Proof[];
  }): Promise<void> {
    const { actor, department, remove, add } = input;
    let kept = 0;
    await this.deps.agencies.change(department, (agency) => {
      const byText = new Map(agency.proof.map((one) => [one.text, one]));
      for (const text of remove) byText.delete(text);
      for (const one of add) byText.set(one.text, one);
      kept = byText.size;
      if (kept > maxProof) {
        throw invalidField('add', `A domain keeps at most ${maxProof} references; these would be ${kept}.`);
      }
      return { ...agency, proof: [...byText.values()] };
    });
    await this.deps.audit.record(
      actor,
      'proof_changed',
      department,
      `${remove.length} removed, ${add.length} saved, ${kept} in all`,
    );
  }
}
