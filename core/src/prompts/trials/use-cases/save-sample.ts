import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { emptyContext } from '../../../contacts/domain/contact.ts';
import { isAddress, knownAs } from '../../../contacts/domain/known-as.ts';
import { ContactLinks } from '../../../contacts/use-cases/contact-links.ts';
import { ReadContact } from '../../../contacts/use-cases/read-contact.ts';
import { maxSamples, type Expectations } from '../contract/samples.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { CredentialResolver } from '../../../connections/ports/credential-resolver.ts';
import { HistoryRepository } from '../../../records/ports/history-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { IdGenerator } from '../../../platform/ids.ts';
import { loadLanguageDetector } from '../../../checks/index.ts';
import { disguised } from '../domain/disguise/disguise.ts';
import { nameOf, sampleFileSchema, type Sample, type SampleMaterial } from '../domain/sample.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** The source of the contact: the CRM as it is now, a user's newest result, or a file. */
export type SampleSource =
  | { readonly link: string }
  | { readonly result: { readonly hubspotId: string; readonly userId: string } }
  | { readonly file: Readonly<Record<string, unknown>> };

interface Expected {
  /** Undefined: as the contact is called, or as before. */
  readonly name?: string | undefined;
  readonly golden: boolean;
  readonly expectations: Expectations;
}

/**
 * Freezes a contact with its context as a sample, or changes the name and the expectations of a sample.
 * Errors: `not_found`, `validation_failed`, `conflict` (the domain has `maxSamples`, or the result has no contact), and
 * those of `ReadContact`.
 */
export class SaveSample extends UseCase({
  samples: SampleRepository,
  history: HistoryRepository,
  links: ContactLinks,
  readContact: ReadContact,
  credentials: CredentialResolver,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  async add(
    input: {
      readonly actor: AuditActor;
      /** The user for whom the contact is read and summarised. */
      readonly userId: string;
      readonly department: DepartmentKey;
      readonly source: SampleSource;
      readonly disguise: boolean;
    } & Expected,
  ): Promise<Sample> {
    const { samples, audit, clock, ids } = this.deps;
    const { actor, department, golden, expectations } = input;
    const others = await samples.list(department);
    if (others.length >= maxSamples) throw tooMany();
    const read = await this.#read(input);
    const names = new Set(others.map(({ name }) => name));
    const material = input.disguise ? disguised(read, await loadLanguageDetector(), names) : read;
    const { id: hubspotId, properties } = read.snapshot.contact;
    const known = knownAs(hubspotId, properties);
    const sample = {
      id: ids.next(),
      name: input.name ?? nameOf(material),
      department,
      hubspotId,
      knownAs: input.disguise ? known.filter((one) => !isAddress(one)) : known,
      disguised: input.disguise,
      golden,
      expectations,
      createdAt: clock.now(),
      createdBy: actor.name,
    };
    await samples.add(sample, material);
    await this.#assertKept(sample);
    await this.#assertNotErased(sample, input.source);
    await audit.record(actor, 'sample_saved', sample.id, golden ? 'must pass' : '');
    return sample;
  }

  /** Undoes the addition if simultaneous ones have exceeded the maximum; the oldest ones stay. */
  async #assertKept({ id, department }: Sample): Promise<void> {
    const { samples } = this.deps;
    const oldestFirst = (await samples.list(department)).toReversed();
    if (oldestFirst.findIndex((sample) => sample.id === id) < maxSamples) return;
    await samples.delete(id);
    throw tooMany();
  }

  /** Undoes the addition if the result was deleted, or its contact erased, meanwhile. */
  async #assertNotErased({ id }: Sample, source: SampleSource): Promise<void> {
    if (!('result' in source)) return;
    const { samples, history } = this.deps;
    if ((await history.findSummaryByContact(source.result.userId, source.result.hubspotId)) !== null) return;
    await samples.delete(id);
    throw noResult();
  }

  async change(input: { readonly actor: AuditActor; readonly id: string } & Expected): Promise<Sample> {
    const { samples, audit } = this.deps;
    const { actor, id, name, golden, expectations } = input;
    const stored = await samples.findById(id);
    const changed = stored && { ...stored, name: name ?? stored.name, golden, expectations };
    if (changed === null || !(await samples.update(changed))) throw noSample();
    await audit.record(actor, 'sample_saved', id, golden ? 'must pass' : '');
    return changed;
  }

  async #read({
    source,
    department,
    userId,
  }: {
    readonly source: SampleSource;
    readonly department: DepartmentKey;
    readonly userId: string;
  }): Promise<SampleMaterial> {
    if ('file' in source) return readFile(source.file);
    if ('result' in source) {
      const record = await this.deps.history.findByContact(source.result.userId, source.result.hubspotId);
      if (record === null) throw noResult();
      const { snapshot, context, pdf } = record.inputs;
      if (snapshot === null) throw new AppError('conflict', 'The contact of this result has not been read yet.');
      return { snapshot, context, pdf };
    }
    const { links, readContact, credentials } = this.deps;
    const named = links.read(source.link);
    const credential = await credentials.resolve('Hubspot', department);
    const snapshot = await readContact.execute({
      ...named,
      context: emptyContext,
      department,
      userId,
      credential,
    });
    return { snapshot, context: emptyContext, pdf: null };
  }
}

function readFile(file: Readonly<Record<string, unknown>>): SampleMaterial {
  const { data, error } = sampleFileSchema.safeParse(file);
  if (data !== undefined) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: ['file', ...path].join('.'), message }));
  const [first] = issues;
  const why = `The file contains no valid contact: ${first?.path}: ${first?.message}`;
  throw new AppError('validation_failed', why, { issues });
}

function tooMany(): AppError {
  return new AppError('conflict', `A domain keeps at most ${maxSamples} samples. Delete one first.`);
}

function noResult(): AppError {
  return new AppError('not_found', 'This user has no result for this contact.');
}

export function noSample(): AppError {
  return new AppError('not_found', 'This sample no longer exists.');
}
