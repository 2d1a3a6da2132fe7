import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { stepTexts } from '../domain/step-texts.ts';
import { CrmOutreach, type CrmSequence } from '../ports/crm-outreach.ts';
import { FindCrmUser } from './find-crm-user.ts';
import type { Needs } from '../../platform/needs.ts';

/**
 * Lists the CRM's sequences in which a record's user may enrol its contact, and the contact properties that the first
 * hand-over of the shown version would create. Users may open their own records, superadmins any. Errors: `not_found`,
 * `forbidden` (a domain that the actor has left), `crm_user_unknown`, and those of `CrmOutreach` and `CredentialResolver`.
 */
export class ListCrmSequences {
  static readonly needs = {
    getRecord: GetRecord,
    credentials: CredentialResolver,
    outreach: CrmOutreach,
    findCrmUser: FindCrmUser,
  };
  readonly #deps: Needs<typeof ListCrmSequences>;

  constructor(deps: Needs<typeof ListCrmSequences>) {
    this.#deps = deps;
  }

  async execute(
    which: Parameters<GetRecord['execute']>[0],
  ): Promise<{ readonly sequences: readonly CrmSequence[]; readonly missingProperties: readonly string[] }> {
    const { getRecord, credentials, outreach, findCrmUser } = this.#deps;
    const { record, shown } = await getRecord.toActOn(which);
    const credential = await credentials.resolve('Hubspot', (shown ?? record.job).request.department);
    const { userId } = await findCrmUser.execute({ ownerId: record.userId, credential });
    const steps = (shown?.answer.emails ?? []).map(({ subject, body }, index) => ({ index, subject, body }));
    const [sequences, missing] = await Promise.all([
      userId === null ? [] : outreach.listSequences(userId, credential),
      outreach.missingProperties(stepTexts(steps), credential),
    ]);
    return { sequences, missingProperties: missing.map(({ name }) => name) };
  }
}
