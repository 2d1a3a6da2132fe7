import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { stepTexts } from '../domain/step-texts.ts';
import { CrmOutreach, type CrmSequence } from '../ports/crm-outreach.ts';
import { FindCrmUser } from './find-crm-user.ts';
import { UseCase } from '../../platform/needs.ts';

export interface OfferedSequences {
  /** `isSetUp`: a superadmin of the domain saw that its templates show the emails and nothing else. */
  readonly sequences: readonly (CrmSequence & { readonly isSetUp: boolean })[];
  readonly missingProperties: readonly string[];
  readonly sender: string;
}

/**
 * Lists the CRM's sequences in which a record's user may enrol its contact, and the contact properties that the first
 * hand-over of the shown version would create. Users may open their own records, superadmins any. Errors: `not_found`,
 * `forbidden` (a domain that the actor has left), `crm_user_unknown`, and those of `CrmOutreach` and `CredentialResolver`.
 */
export class ListCrmSequences extends UseCase({
  getRecord: GetRecord,
  credentials: CredentialResolver,
  outreach: CrmOutreach,
  findCrmUser: FindCrmUser,
  agencies: AgencyRepository,
}) {
  async execute(which: Parameters<GetRecord['execute']>[0]): Promise<OfferedSequences> {
    const { getRecord, credentials, outreach, findCrmUser, agencies } = this.deps;
    const { record, shown } = await getRecord.toActOn(which);
    const { department } = (shown ?? record.job).request;
    const credential = await credentials.resolve('Hubspot', department);
    const { userId, email: sender } = await findCrmUser.execute({ recordUserId: record.userId, credential });
    const steps = (shown?.answer.emails ?? []).map(({ subject, body }, index) => ({ index, subject, body }));
    const [sequences, missing] = await Promise.all([
      userId === null ? [] : outreach.listSequences(userId, credential),
      outreach.missingProperties(stepTexts(steps), credential),
    ]);
    const setUp = new Set((await agencies.find(department)).sequences.map(({ id }) => id));
    return {
      sequences: sequences.map((sequence) => ({ ...sequence, isSetUp: setUp.has(sequence.id) })),
      missingProperties: missing.map(({ name }) => name),
      sender,
    };
  }
}
