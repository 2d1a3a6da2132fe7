import type { Credential } from '../../connections/domain/credential.ts';
import { AppError } from '../../platform/app-error.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { CrmOutreach, type CrmUser } from '../ports/crm-outreach.ts';
import { UseCase } from '../../platform/needs.ts';

/** Finds the CRM's user with a rep's address. Errors: `crm_user_unknown`, and those of `CrmOutreach`. */
export class FindCrmUser extends UseCase({ users: UserRepository, outreach: CrmOutreach }) {
  async execute({ recordUserId, credential }: { recordUserId: string; credential: Credential }): Promise<CrmUser> {
    const { users, outreach } = this.deps;
    const rep = await users.findById(recordUserId);
    const user = rep === null ? null : await outreach.findUser(rep.email, credential);
    if (user !== null) return user;
    const who = rep?.email ?? "this record's user";
    throw new AppError(
      'crm_user_unknown',
      `HubSpot has no user with the address ${who}. An admin of HubSpot adds one.`,
    );
  }
}
