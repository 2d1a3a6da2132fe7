import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { ReadContact } from '../../contacts/use-cases/read-contact.ts';
import { isSandbox } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { atOnce, type MakeCall } from '../../platform/calls-in-turn.ts';
import { Clock } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import type { ClaimedJob, GenerationVersion } from '../../records/domain/generation-record.ts';
import { writeFitting } from '../domain/prompt-too-long.ts';
import type { SourceBundle } from '../../records/domain/source-bundles.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import type { WritingProgress } from '../../models/ports/text-generator.ts';
import { PlaybookHtml } from '../ports/playbook-html.ts';
import { LiveSequence } from './live-sequence.ts';
import { PromptComposer } from './prompt-composer.ts';
import { SequenceReviewer, type BegunReview } from './sequence-reviewer.ts';
import { SecondReader } from './second-reader.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { UseCase } from '../../platform/needs.ts';
import { versionOf } from './version-of.ts';
import { WriteSequence } from './write-sequence.ts';

interface WrittenVersion {
  readonly version: GenerationVersion;
  readonly sources: readonly SourceBundle[];
}

/** Writes the version of a claimed job: reads the contact if the submit had none, builds the prompt, and calls the model. */
export class WriteVersion extends UseCase({
  jobs: JobRepository,
  credentials: CredentialResolver,
  readContact: ReadContact,
  promptComposer: PromptComposer,
  writeSequence: WriteSequence,
  reviewer: SequenceReviewer,
  secondReader: SecondReader,
  html: PlaybookHtml,
  announcer: StatusAnnouncer,
  clock: Clock,
  logger: Logger,
}) {
  async execute(record: ClaimedJob, signal: AbortSignal, makeCall: MakeCall = atOnce): Promise<WrittenVersion> {
    const { credentials, promptComposer, writeSequence, reviewer, secondReader, html, clock } = this.deps;
    const { request: asked } = record.job;
    const billedTo = { userId: record.userId, department: asked.department, jobId: record.id, runId: asked.runId };
    const snapshot = await this.#snapshotOf(record, signal, makeCall);
    const credential = await credentials.resolve('Openai', asked.department);
    const compose = (maxTokens?: number) => promptComposer.compose({ record, snapshot, maxTokens });
    let composed = await compose();
    let begun: Promise<BegunReview> | undefined;
    const review = () =>
      (begun ??= reviewer.begin({ record, snapshot, composed }).catch((error: unknown) => {
        // What fails while the model writes is tried again in the end.
        begun = undefined;
        throw error;
      }));
    // Nobody watches the records of a bulk run.
    const live = asked.bulk === undefined ? new LiveSequence(this.deps, record, review) : undefined;
    const onWriting = live && ((progress: WritingProgress) => live.tell(progress));
    const write = async () => {
      try {
        return await writeFitting(composed, compose, (fitting) => {
          composed = fitting;
          const from = { prompt: fitting.prompt, credential, billedTo, signal, onWriting };
          return writeSequence.execute(asked, from, makeCall);
        });
      } finally {
        await live?.stop();
      }
    };
    const written = await write();
    const { emails, sales_playbook_html: playbookHtml } = written.written.answer;
    const reviewing = await review();
    const byRules = reviewing.whole(emails, html.sanitise(playbookHtml));
    const reading = await secondReader.execute({
      recordId: record.id,
      billedTo,
      credential,
      emails,
      sources: composed.sources,
      review: byRules.review,
      index: reviewing.index,
      detect: reviewing.detect,
      prompt: composed.prompt,
      written,
      makeCall,
      signal,
    });
    const {
      review: reviewed,
      bundles,
      playbook,
    } = reading === null ? byRules : reviewing.whole(emails, html.sanitise(playbookHtml), reading);
    const version = versionOf({
      record,
      snapshot,
      composed,
      ...written,
      review: reviewed,
      playbookHtml: playbook,
      now: clock.now(),
      isSandboxAi: isSandbox(credential),
    });
    return { version, sources: bundles };
  }

  async #snapshotOf(record: ClaimedJob, signal: AbortSignal, makeCall: MakeCall): Promise<ContactSnapshot> {
    if (record.inputs.snapshot !== null) return record.inputs.snapshot;
    const { department } = record.job.request;
    const snapshot = await this.deps.readContact.execute({
      hubspotId: record.hubspotId,
      prospectUrl: record.prospectUrl === '' ? undefined : record.prospectUrl,
      context: record.inputs.context,
      department,
      userId: record.userId,
      jobId: record.id,
      credential: await this.deps.credentials.resolve('Hubspot', department),
      signal,
      makeCall,
    });
    await this.#keepRead(record, snapshot);
    // The work does not wait for it.
    void this.deps.announcer.announce(record, 'processing', this.deps.clock.now(), { stage: { name: 'thinking' } });
    return snapshot;
  }

  /** Stores the inputs for further attempts, which would otherwise read and pay for them again. */
  async #keepRead({ id, inputs, job }: ClaimedJob, snapshot: ContactSnapshot): Promise<void> {
    // Summaries that the AI did not write are tried again by the next attempt.
    const isWhole = snapshot.summaryWarning === null;
    try {
      await this.deps.jobs.keepRead(id, job.fence, {
        inputs: isWhole ? { ...inputs, snapshot } : inputs,
        properties: snapshot.contact.properties,
      });
    } catch (error) {
      this.deps.logger.warn({ err: error, recordId: id }, 'the contact that was read could not be kept');
    }
  }
}
