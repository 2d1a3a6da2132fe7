import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { CrmLists, type CrmList } from '../ports/crm-lists.ts';
import { UseCase } from '../../platform/needs.ts';

/** A page of the lists of a domain's CRM. Errors: `forbidden` and `validation_failed` (domain), and those of `CrmLists`. */
export class ListCrmLists extends UseCase({ crmLists: CrmLists, credentials: CredentialResolver }) {
  async execute(input: {
    readonly actor: Actor;
    readonly department: DepartmentKey | null;
    readonly search: string;
    readonly page: PageRequest;
    readonly signal?: AbortSignal;
  }): Promise<Page<CrmList>> {
    const { crmLists, credentials } = this.deps;
    const credential = await credentials.resolve('Hubspot', departmentFor(input.actor, input.department));
    const found = await crmLists.search(input.search, credential, input.signal);
    const { page, limit } = input.page;
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
  }
}
