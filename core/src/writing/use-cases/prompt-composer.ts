import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { agencyText } from '../../prompts/agency/contract/agency-text.ts';
import { fittingProof } from '../domain/fitting-proof.ts';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import { ServiceTypeRepository } from '../../prompts/ports/service-type-repository.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import type { Immutable } from '../../platform/contract/immutable.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { localDay } from '../../platform/local-day.ts';
import type { UserProfile } from '../../people/users/domain/user.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { VoiceRepository } from '../../voice/ports/voice-repository.ts';
import { buildPrompt, type BuiltPrompt } from '../domain/build-prompt.ts';
import { buildRewritePrompt, type RewriteInput } from '../domain/build-rewrite-prompt.ts';
import type { PromptParts } from '../../models/domain/prompt-parts.ts';
import type { JobInputs, JobRequest } from '../../records/domain/generation-record.ts';
import type { VoiceProfile } from '../../voice/contract/voice.ts';
import { inputHash } from '../domain/input-hash.ts';
import { WrittenEmails } from '../../records/use-cases/written-emails.ts';
import { only, UseCase } from '../../platform/needs.ts';

export interface ComposedPrompt extends BuiltPrompt {
  readonly inputHash: string;
  /** Whether it says how the sender writes. */
  readonly inVoice: boolean;
  /** The services from which the model may choose. */
  readonly services: readonly ServiceType[];
  /** The user who signs the emails; null when the user is unknown. */
  readonly sender: UserProfile | null;
}

/** The parts of a record that a prompt is built from. */
export interface Composable {
  readonly userId: string;
  readonly job: { readonly request: Pick<JobRequest, 'department' | 'promptTitle' | 'aiModel' | 'language'> };
  readonly inputs: Pick<JobInputs, 'context' | 'pdf' | 'promptText'> & Partial<Pick<JobInputs, 'instruction'>>;
}

/** Collects everything that a generation is written from, and builds the prompt. */
export class PromptComposer extends UseCase({
  agencies: AgencyRepository,
  services: ServiceTypeRepository,
  users: UserRepository,
  voices: VoiceRepository,
  writtenEmails: only(WrittenEmails, 'of'),
}) {
  /**
   * `maxTokens` limits the whole prompt if the usual length is too long. `sender` signs instead of the record's user.
   */
  async compose(input: {
    record: Composable;
    snapshot: ContactSnapshot;
    sender?: UserProfile;
    maxTokens?: number | undefined;
  }): Promise<ComposedPrompt> {
    const { record, snapshot, sender, maxTokens } = input;
    const { instruction = '' } = record.inputs;
    const { language } = record.job.request;
    const [agency, services, signing, voice, drafts] = await Promise.all([
      this.deps.agencies.find(record.job.request.department),
      this.deps.services.list(),
      sender ?? this.#profileOf(record.userId),
      // Another's emails are not written in the user's voice, and a trial compares texts alone.
      sender === undefined ? this.#voiceOf(record.userId) : null,
      snapshot.contact.engagements.emails.length > 0 ? this.deps.writtenEmails.of(snapshot.contact) : [],
    ]);
    const material = {
      agency: agencyText(agency),
      timeZone: agency.timeZone,
      services,
      proof: fittingProof(agency.proof, snapshot),
      template: { title: record.job.request.promptTitle, text: record.inputs.promptText },
      snapshot,
      context: record.inputs.context,
      pdf: record.inputs.pdf,
      sender: signing,
      ...(voice !== null && { voice }),
      ...(language !== undefined && { language }),
      ...(instruction !== '' && { instruction }),
    };
    return {
      ...(await buildPrompt({ ...material, drafts, ...(maxTokens !== undefined && { maxTokens }) })),
      inputHash: inputHash({ ...material, model: record.job.request.aiModel }),
      inVoice: voice !== null,
      services,
      sender: material.sender,
    };
  }

  async #profileOf(userId: string): Promise<UserProfile | null> {
    return (await this.deps.users.findById(userId))?.profile ?? null;
  }

  async #voiceOf(userId: string): Promise<Immutable<VoiceProfile> | null> {
    const voice = await this.deps.voices.findById(userId);
    return voice?.enabled === true ? voice.profile : null;
  }

  /** The prompt of a rewrite, with the present agency and services. */
  async composeRewrite({
    department,
    at,
    userId,
    ...input
  }: Omit<RewriteInput, 'agency' | 'services' | 'today' | 'voice'> &
    Pick<JobRequest, 'department'> & { readonly at: Timestamp; readonly userId: string }): Promise<PromptParts> {
    const [agency, services, voice] = await Promise.all([
      this.deps.agencies.find(department),
      this.deps.services.list(),
      this.#voiceOf(userId),
    ]);
    const today = localDay(at, agency.timeZone);
    return buildRewritePrompt({
      ...input,
      today,
      agency: agencyText(agency),
      services,
      ...(voice !== null && { voice }),
    });
  }
}
