import {
  generationSummarySchema,
  generationVersionSchema,
  jobInputsSchema,
  type GenerationRecord,
  type GenerationSummary,
  type GenerationVersion,
  type JobInputs,
} from '../domain/generation-record.ts';
import { partialSequenceSchema, type PartialSequence } from '../contract/partial-sequence.ts';
import { keepsPartial } from '../domain/job-states.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import { searchText } from '../domain/search-text.ts';
import { placeOf } from '../domain/worklist-place.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

/** The rows of generation records, which the job and the history repository share. */
export class SqliteRecords {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    this.#db = db;
  }

  findSummary(id: string): GenerationSummary | null {
    return this.#db.getDoc(generationSummarySchema, 'SELECT doc FROM records WHERE id = :id', { id });
  }

  findSummaryByContact(userId: string, hubspotId: string): GenerationSummary | null {
    return this.#db.getDoc(
      generationSummarySchema,
      'SELECT doc FROM records WHERE user_id = :userId AND hubspot_id = :hubspotId',
      { userId, hubspotId },
    );
  }

  findNewestSummaryByContact(hubspotId: string): GenerationSummary | null {
    return this.#db.getDoc(
      generationSummarySchema,
      'SELECT doc FROM records WHERE hubspot_id = :hubspotId ORDER BY submitted_at DESC, id DESC LIMIT 1',
      { hubspotId },
    );
  }

  /** Adds inputs, versions and what is being written to a summary. */
  complete(summary: GenerationSummary): GenerationRecord {
    const { id } = summary;
    const inputs = this.#db.getDoc(jobInputsSchema, 'SELECT doc FROM record_inputs WHERE record_id = :id', { id });
    if (!inputs) throw new Error(`Record ${id} has no inputs.`);
    const results = this.#db.allDocs(
      generationVersionSchema,
      'SELECT doc FROM record_versions WHERE record_id = :id ORDER BY version DESC',
      { id },
    );
    return { ...summary, inputs, results, partial: this.#findPartial(summary) };
  }

  insert(summary: GenerationSummary, inputs: JobInputs): void {
    this.#db.run(
      `INSERT INTO records (id, search, doc, stage, rank, due_at) VALUES (:id, :search, :doc, :stage, :rank, :dueAt)`,
      rowOf(summary),
    );
    this.#db.run('INSERT INTO record_inputs (record_id, doc) VALUES (:id, :doc)', {
      id: summary.id,
      doc: JSON.stringify(inputs),
    });
    this.#addNames(summary);
  }

  /** `before` is the record as it was read. */
  update(summary: GenerationSummary, before: GenerationSummary): void {
    this.#db.run(
      `UPDATE records SET search = :search, doc = :doc, stage = :stage, rank = :rank, due_at = :dueAt WHERE id = :id`,
      rowOf(summary),
    );
    if (!keepsPartial(before.job, summary.job)) {
      this.#db.run('UPDATE records SET partial = NULL WHERE id = :id AND partial IS NOT NULL', { id: summary.id });
    }
    if (summary.knownAs !== before.knownAs) this.#addNames(summary);
  }

  /** Names are only ever added; they go with their record. */
  #addNames({ id, knownAs }: GenerationSummary): void {
    this.#db.run('INSERT OR IGNORE INTO record_names (name, record_id) SELECT value, :id FROM json_each(:knownAs)', {
      id,
      knownAs: JSON.stringify(knownAs),
    });
  }

  replaceInputs(id: string, inputs: JobInputs): void {
    this.#db.run('UPDATE record_inputs SET doc = :doc WHERE record_id = :id', { id, doc: JSON.stringify(inputs) });
  }

  /** False unless the record is processing with this fence. */
  replacePartial(id: string, fence: number, partial: PartialSequence | null): boolean {
    const changes = this.#db.run(
      `UPDATE records SET partial = :partial WHERE id = :id AND status = 'processing' AND fence = :fence`,
      { id, fence, partial: partial && JSON.stringify(partial) },
    );
    return changes === 1;
  }

  #findPartial({ id, job }: GenerationSummary): PartialSequence | null {
    if (job.status !== 'processing') return null;
    return this.#db.getDoc(
      partialSequenceSchema,
      'SELECT partial AS doc FROM records WHERE id = :id AND partial IS NOT NULL',
      { id },
    );
  }

  delete(id: string): boolean {
    return this.#db.run('DELETE FROM records WHERE id = :id', { id }) === 1;
  }

  findVersion(id: string, version: number): GenerationVersion | null {
    return this.#db.getDoc(
      generationVersionSchema,
      'SELECT doc FROM record_versions WHERE record_id = :id AND version = :version',
      { id, version },
    );
  }

  insertVersion(id: string, version: GenerationVersion): void {
    this.#db.run('INSERT INTO record_versions (record_id, version, doc) VALUES (:id, :version, :doc)', {
      id,
      version: version.version,
      doc: JSON.stringify(version),
    });
  }

  updateVersion(id: string, version: GenerationVersion): void {
    this.#db.run('UPDATE record_versions SET doc = :doc WHERE record_id = :id AND version = :version', {
      id,
      version: version.version,
      doc: JSON.stringify(version),
    });
  }

  readSources(id: string, hashes: readonly string[]): SourceBundle[] {
    const rows = this.#db.all(
      'SELECT hash, packed FROM record_sources WHERE record_id = :id AND hash IN (SELECT value FROM json_each(:hashes))',
      { id, hashes: JSON.stringify(hashes) },
    );
    return hashes.flatMap((hash) =>
      rows.flatMap((row) =>
        row.hash === hash && row.packed instanceof Uint8Array ? [{ hash, packed: row.packed }] : [],
      ),
    );
  }

  /** Adds sources, and removes those that no version of the record names. */
  replaceSources(id: string, sources: readonly SourceBundle[]): void {
    for (const { hash, packed } of sources) {
      this.#db.run('INSERT OR IGNORE INTO record_sources (record_id, hash, packed) VALUES (:id, :hash, :packed)', {
        id,
        hash,
        packed,
      });
    }
    this.#db.run(
      `DELETE FROM record_sources WHERE record_id = :id AND hash NOT IN (
         SELECT value FROM record_versions, json_each(doc, '$.review.sources') WHERE record_id = :id)`,
      { id },
    );
  }

  deleteVersionsBefore(id: string, version: number): void {
    this.#db.run('DELETE FROM record_versions WHERE record_id = :id AND version < :version', { id, version });
  }
}

function rowOf(summary: GenerationSummary) {
  const { id, work } = summary;
  return {
    id,
    search: searchText(summary),
    doc: JSON.stringify(summary),
    ...placeOf(summary),
    dueAt: work.dueAt,
  };
}
