import { agencySchema, type AgencyWire } from '../contract/agency.ts';
import { departmentKeys, type DepartmentKey } from '../../../platform/contract/departments.ts';
import type { VersionedTexts, LiveText } from '../../ports/versioned-texts.ts';
import { describeAgency, profileOf } from '../domain/agency.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import type { PromptVersion, VersionContent } from '../../domain/prompt-version.ts';
import { UseCase } from '../../../platform/needs.ts';

const prefix = 'agency-';

/** The id under which the versions of a domain's agency are stored. */
export function agencyTextId(department: DepartmentKey): string {
  return `${prefix}${department}`;
}

export function agencyContent(profile: AgencyWire): VersionContent {
  return { title: 'Agency', prompt: describeAgency(profile), profile };
}

/** The domains' descriptions of the agency as versioned texts, without the references. */
export class AgencyTexts extends UseCase({ agencies: AgencyRepository }) implements VersionedTexts {
  async findLive(id: string): Promise<LiveText | null> {
    const department = departmentOf(id);
    if (department === undefined) return null;
    const agency = await this.deps.agencies.find(department);
    return { version: agency.version, content: agencyContent(profileOf(agency)), savedAt: null };
  }

  async putLive(id: string, { version, content }: PromptVersion, seen: number): Promise<boolean> {
    const department = departmentOf(id);
    if (department === undefined) return false;
    const profile = agencySchema.parse(content['profile']);
    return this.deps.agencies.change(department, (agency) =>
      agency.version === seen ? { ...agency, ...profile, version } : null,
    );
  }
}

function departmentOf(id: string): DepartmentKey | undefined {
  return departmentKeys.find((key) => agencyTextId(key) === id);
}
