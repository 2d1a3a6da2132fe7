import type { Credential } from '../../connections/domain/credential.ts';
import { AppError } from '../../platform/app-error.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import { CrmOutreach, type CrmSequence, type CrmUser } from '../ports/crm-outreach.ts';
import { UseCase } from '../../platform/needs.ts';

export class FindSequence extends UseCase({ outreach: CrmOutreach }) {
  /** Errors: `validation_failed` (no such sequence), `conflict` (another number of emails), those of `CrmOutreach`. */
  async execute(
    id: string | undefined,
    { answer }: Pick<GenerationVersion, 'answer'>,
    user: CrmUser,
    credential: Credential,
  ): Promise<CrmSequence> {
    if (id === undefined) throw noSequence('Please choose a sequence.');
    const sequence = user.userId === null ? null : await this.deps.outreach.findSequence(id, user.userId, credential);
    if (sequence === null) throw noSequence('HubSpot has no such sequence for this user.');
    const [theirs, ours] = [sequence.sendAfterDays.length, answer.emails.length];
    if (theirs !== ours) {
      const message = `The sequence "${sequence.name}" sends ${theirs} emails and this one has ${ours}. Choose one with as many.`;
      throw new AppError('conflict', message);
    }
    return sequence;
  }
}

const noSequence = (message: string): AppError =>
  new AppError('validation_failed', message, { issues: [{ path: 'sequenceId', message }] });
