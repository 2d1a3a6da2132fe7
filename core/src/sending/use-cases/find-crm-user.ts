import type { Credential } from '../../connections/domain/credential.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UserRepository } from '../../people/users/ports/user-repository.ts';
import type { CrmOutreach, CrmUser } from '../ports/crm-outreach.ts';

/** Finds the CRM's user with a rep's address. Errors: `crm_user_unknown`, and those of `CrmOutreach`. */
export class FindCrmUser {
  readonly #deps: { users: UserRepository; outreach: CrmOutreach };

  constructor(deps: { users: UserRepository; outreach: CrmOutreach }) {
    this.#deps = deps;
  }

  async execute({ ownerId, credential }: { ownerId: string; credential: Credential }): Promise<CrmUser> {
    const { users, outreach } = this.#deps;
    const rep = await users.findById(ownerId);
    const user = rep === null ? null : await outreach.findUser(rep.email, credential);
    if (user !== null) return user;
    const who = rep?.email ?? "this record's user";
    throw new AppError(
      'crm_user_unknown',
      `HubSpot has no user with the address ${who}. An admin of HubSpot adds one.`,
    );
  }
}
