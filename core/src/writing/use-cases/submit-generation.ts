import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { ContextTexts } from '../../contacts/domain/contact.ts';
import { ContactSnapshotRepository } from '../../contacts/ports/contact-snapshot-repository.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { ChooseModel } from '../../models/use-cases/choose-model.ts';
import { maySeePrompt, type PromptTemplate } from '../../prompts/domain/prompt.ts';
import { PromptRepository } from '../../prompts/ports/prompt-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import { Tracing } from '../../platform/tracing.ts';
import { acceptedOf, type Accepted } from '../../records/domain/accepted.ts';
import { responseStatusSchema } from '../../records/contract/record.ts';
import type { PdfText } from '../../records/domain/generation-record.ts';
import { boundsOfSequence } from '../domain/estimate-sequence.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import { PdfReader } from '../ports/pdf-reader.ts';
import { IdempotentRequests } from '../../records/use-cases/idempotent-requests.ts';
import { JobDispatcher } from '../../records/use-cases/job-dispatcher.ts';
import { KeepPdfInDrive } from './keep-pdf-in-drive.ts';
import { SpendGuard } from '../../limits/use-cases/spend-guard.ts';
import { only, UseCase } from '../../platform/needs.ts';

export interface SubmitInput {
  readonly actor: Actor;
  /** Null means the actor's own domain. */
  readonly department: DepartmentKey | null;
  readonly hubspotId: string;
  readonly prospectUrl: string | undefined;
  readonly context: ContextTexts;
  readonly promptId: string;
  readonly aiModel: string | undefined;
  /** The language of the emails; undefined: the contact's own. */
  readonly language?: WritingLanguage | undefined;
  readonly pdf: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  readonly idempotencyKey: string | undefined;
  /** What a repeat with the same key must agree in; by default all of this input. */
  readonly asked?: object;
  /** The owner of the record, by default the actor. */
  readonly ownerId?: string;
  /** The text of the PDF of an earlier submit. */
  readonly knownPdf?: PdfText | null;
  /** The rep's instruction for the sequence, in one line. */
  readonly instruction?: string;
  /** See `JobInputs.chosenDays`. */
  readonly chosenDays?: readonly number[] | undefined;
  /** See `JobInputs.keptDays`. */
  readonly keptDays?: readonly (number | null)[] | null;
  /** Whether the contact is read again even if it was fetched a moment ago. */
  readonly isFresh?: boolean;
}

/**
 * Accepts a generation. Everything that can be refused is refused here. An accepted job is durable in its record before
 * this returns, and only then is the queue told.
 * Errors: `forbidden`, `validation_failed`, `not_found` (prompt), `model_unavailable`, `pdf_unreadable`,
 * `crm_not_configured`, `ai_not_configured`, `budget_exhausted`, `generation_in_progress`, `idempotency_mismatch`,
 * `too_many_requests` (PDFs).
 */
export class SubmitGeneration extends UseCase({
  credentials: CredentialResolver,
  chooseModel: ChooseModel,
  prompts: PromptRepository,
  snapshots: ContactSnapshotRepository,
  links: ContactLinks,
  pdfReader: PdfReader,
  jobs: JobRepository,
  dispatcher: JobDispatcher,
  idempotency: IdempotentRequests,
  keepPdfInDrive: KeepPdfInDrive,
  tracing: Tracing,
  spending: only(SpendGuard, 'assertRoom'),
  clock: Clock,
  ids: IdGenerator,
}) {
  async execute(input: SubmitInput): Promise<Accepted> {
    const { actor, idempotencyKey: key, hubspotId } = input;
    const accepted = await this.deps.idempotency.run(
      { scope: `${actor.userId}:generate`, key, request: fingerprint(input), schema: submittedSchema },
      () => this.#submit(input),
    );
    return { ...accepted, hubspotId };
  }

  async #submit(input: SubmitInput): Promise<Accepted> {
    const { credentials, chooseModel, snapshots, links, pdfReader, jobs, dispatcher, tracing, clock, ids } = this.deps;
    const department = departmentFor(input.actor, input.department);
    const prompt = await this.#promptFor(input.actor, input.promptId);
    const model = await chooseModel.execute({
      department,
      ...(input.aiModel === undefined ? {} : { aiModel: input.aiModel }),
    });
    const [crmCredential] = await Promise.all([
      credentials.resolve('Hubspot', department),
      credentials.resolve('Openai', department),
    ]);
    const userId = input.ownerId ?? input.actor.userId;
    const snapshot = input.isFresh
      ? null
      : await snapshots.get({ userId, hubspotId: input.hubspotId, department }, clock.now());
    await this.deps.spending.assertRoom({
      billedTo: { userId, department },
      aiModel: model.aiModel,
      ...boundsOfSequence(prompt.prompt, snapshot),
    });
    const given = input.prospectUrl ?? snapshot?.prospectUrl;
    // A submit is accepted while the CRM is unreachable; the worker reads later what only the CRM knows.
    const prospectUrl = links.resolveKnown(input.hubspotId, given, crmCredential) ?? '';
    const pdf = input.pdf === undefined ? (input.knownPdf ?? null) : await pdfReader.read(input.pdf, userId);
    const trace = tracing.current();
    const record = await jobs.submit({
      id: ids.next(),
      userId,
      hubspotId: input.hubspotId,
      prospectUrl,
      properties: snapshot?.contact.properties ?? {},
      request: {
        department,
        promptId: prompt.id,
        promptTitle: prompt.title,
        ...model,
        serviceTier: 'default',
        ...(input.language !== undefined && { language: input.language }),
        ...(trace !== undefined && { trace }),
      },
      inputs: {
        snapshot,
        context: input.context,
        pdf,
        promptText: prompt.prompt,
        promptVersion: prompt.version,
        instruction: input.instruction ?? '',
        keptDays: input.keptDays ?? null,
        chosenDays: input.chosenDays ?? null,
      },
      now: clock.now(),
    });
    await dispatcher.dispatch(record);
    // The answer does not wait for Google Drive.
    if (input.pdf !== undefined) void this.deps.keepPdfInDrive.execute({ userId, pdf: input.pdf });
    return acceptedOf(record);
  }

  /** Errors: `not_found`, also for a template that is not published or that the actor may not see. */
  async #promptFor(actor: Actor, promptId: string): Promise<PromptTemplate> {
    const prompt = await this.deps.prompts.findById(promptId);
    if (prompt === null || prompt.version === 0 || !maySeePrompt(actor, prompt)) {
      throw new AppError('not_found', 'This prompt template no longer exists. Please pick another.');
    }
    return prompt;
  }
}

const submittedSchema = z.object({ id: z.string(), status: responseStatusSchema });

function fingerprint(input: SubmitInput): string {
  const { pdf, actor: _actor, idempotencyKey: _key, asked, ...request } = input;
  const hash = createHash('sha256').update(JSON.stringify(asked ?? request));
  if (pdf !== undefined) hash.update(pdf.name).update(pdf.bytes);
  return hash.digest('hex');
}
