import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { AgencyWire, DepartmentKey } from '../../contract/index.ts';
import { rules } from '../../evidence/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { AgencyRepository } from '../ports/agency-repository.ts';

/** Replaces a domain's description; its references stay. Errors: `validation_failed` for the level of a rule that is locked or not there. */
export class SaveAgency {
  readonly #deps: { agencies: AgencyRepository; audit: AuditTrail };

  constructor(deps: { agencies: AgencyRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; department: DepartmentKey; agency: AgencyWire }): Promise<void> {
    const { levels } = input.agency;
    const wrong = Object.keys(levels).find((id) => rules.find((rule) => rule.id === id)?.isLocked !== undefined);
    const unknown = Object.keys(levels).find((id) => !rules.some((rule) => rule.id === id));
    const id = wrong ?? unknown;
    if (id !== undefined) {
      const message = wrong === undefined ? `There is no rule ${id}.` : `The level of ${id} cannot be changed.`;
      throw new AppError('validation_failed', message, { issues: [{ path: `agency.levels.${id}`, message }] });
    }
    const { proof } = await this.#deps.agencies.find(input.department);
    await this.#deps.agencies.save(input.department, { ...input.agency, proof });
    const changed = Object.entries(levels).map(([rule, level]) => `${rule}=${level}`);
    await this.#deps.audit.record(input.actor, 'agency_saved', input.department, changed.join(', '));
  }
}
