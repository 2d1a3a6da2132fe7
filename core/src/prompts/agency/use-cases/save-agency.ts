import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { AgencyWire } from '../contract/agency.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { rules } from '../../../checks/index.ts';
import { type SaveOptions, VersionKeeper } from '../../use-cases/version-keeper.ts';
import { invalidField } from '../../../platform/app-error.ts';
import { agencyContent, agencyTextId, AgencyTexts } from './agency-texts.ts';
import { UseCase } from '../../../platform/needs.ts';

interface SaveAgencyInput extends SaveOptions {
  readonly actor: AuditActor;
  readonly department: DepartmentKey;
  readonly agency: AgencyWire;
  readonly why?: string | undefined;
}

/**
 * Saves the next version of a domain's description, which is live at once unless it is a draft. Its references stay.
 * Errors: `validation_failed` for the level of a locked or unknown rule; `conflict`, as `VersionKeeper.save`.
 */
export class SaveAgency extends UseCase({ agencyTexts: AgencyTexts, versionKeeper: VersionKeeper, audit: AuditTrail }) {
  async execute({ actor, department, agency, why, ...options }: SaveAgencyInput): Promise<void> {
    const { agencyTexts, versionKeeper, audit } = this.deps;
    const { levels } = agency;
    const wrong = Object.keys(levels).find((id) => rules.find((rule) => rule.id === id)?.isLocked !== undefined);
    const unknown = Object.keys(levels).find((id) => !rules.some((rule) => rule.id === id));
    const id = wrong ?? unknown;
    if (id !== undefined) {
      throw invalidField(
        `agency.levels.${id}`,
        wrong === undefined ? `There is no rule ${id}.` : `The level of ${id} cannot be changed.`,
      );
    }
    const save = { content: agencyContent(agency), author: actor.name, why };
    await versionKeeper.save(agencyTexts, agencyTextId(department), save, options);
    const changed = Object.entries(levels).map(([rule, level]) => `${rule}=${level}`);
    await audit.record(
      actor,
      options.draft === true ? 'prompt_drafted' : 'agency_saved',
      department,
      changed.join(', '),
    );
  }
}
