import type { DatabaseSync } from 'node:sqlite';
import { initialSchema } from './schema-001-initial.ts';
import { administrationSchema } from './schema-002-administration.ts';
import { googleAccessSchema } from './schema-003-google-access.ts';
import { oneModelSchema } from './schema-004-one-model.ts';
import { finerSpansSchema } from './schema-005-finer-spans.ts';
import { noBatchesSchema } from './schema-006-no-batches.ts';
import { plainListsSchema } from './schema-007-plain-lists.ts';
import { crmFieldsSchema } from './schema-008-crm-fields.ts';
import { googleSubSchema } from './schema-009-google-sub.ts';
import { noQueueTableSchema } from './schema-010-no-queue-table.ts';
import { recordSourcesSchema } from './schema-011-record-sources.ts';
import { agenciesSchema } from './schema-012-agencies.ts';
import { handOversSchema } from './schema-013-hand-overs.ts';
import { erasingSchema } from './schema-014-erasing.ts';
import { sessionsSchema } from './schema-015-sessions.ts';
import { worklistSchema } from './schema-016-worklist.ts';
import { promptVersionsSchema } from './schema-017-prompt-versions.ts';
import { secondFactorSchema } from './schema-018-second-factor.ts';
import { usageKindsSchema } from './schema-019-usage-kinds.ts';
import { spendingSchema } from './schema-020-spending.ts';
import { knownDevicesSchema } from './schema-021-known-devices.ts';
import { auditChainSchema } from './schema-022-audit-chain.ts';
import { samplesSchema } from './schema-023-samples.ts';
import { auditCheckpointSchema } from './schema-024-audit-checkpoint.ts';
import { oidcSubjectSchema } from './schema-025-oidc-subject.ts';
import { trialsSchema } from './schema-026-trials.ts';
import { usageSumsSchema } from './schema-027-usage-sums.ts';
import { claimedContactsSchema } from './schema-028-claimed-contacts.ts';
import { usageOfJobsSchema } from './schema-029-usage-of-jobs.ts';
import { editedVersionsSchema } from './schema-030-edited-versions.ts';
import { knownContactsSchema } from './schema-031-known-contacts.ts';
import { erasedRecordsSchema } from './schema-032-erased-records.ts';
import { keyedAuditSchema } from './schema-033-keyed-audit.ts';
import { sandboxExitTable } from './schema-034-sandbox-exit.ts';
import { turnsSchema } from './schema-035-turns.ts';
import { reachedTurnSchema } from './schema-036-reached-turn.ts';
import { partialSequencesSchema } from './schema-037-partial-sequences.ts';
import { runsSchema } from './schema-038-runs.ts';
import { worklistStagesSchema } from './schema-039-worklist-stages.ts';
import { worklistDueCountsSchema } from './schema-040-worklist-due-counts.ts';
import { lostContactsSchema } from './schema-041-lost-contacts.ts';
import { readyEmailsSchema } from './schema-042-ready-emails.ts';
import { personalTokensSchema } from './schema-043-personal-tokens.ts';
import { voicesSchema } from './schema-044-voices.ts';
import { singletonsSchema } from './schema-045-singletons.ts';
import { resultCodes, sqliteCode } from '../../platform/sqlite/sqlite-errors.ts';

/** In order. A migration that was released is never changed, only followed by another. */
const migrations: readonly string[] = [
  initialSchema,
  administrationSchema,
  googleAccessSchema,
  oneModelSchema,
  finerSpansSchema,
  noBatchesSchema,
  plainListsSchema,
  crmFieldsSchema,
  googleSubSchema,
  noQueueTableSchema,
  recordSourcesSchema,
  agenciesSchema,
  handOversSchema,
  erasingSchema,
  sessionsSchema,
  worklistSchema,
  promptVersionsSchema,
  secondFactorSchema,
  usageKindsSchema,
  spendingSchema,
  knownDevicesSchema,
  auditChainSchema,
  samplesSchema,
  auditCheckpointSchema,
  oidcSubjectSchema,
  trialsSchema,
  usageSumsSchema,
  claimedContactsSchema,
  usageOfJobsSchema,
  editedVersionsSchema,
  knownContactsSchema,
  erasedRecordsSchema,
  keyedAuditSchema,
  sandboxExitTable,
  turnsSchema,
  reachedTurnSchema,
  partialSequencesSchema,
  runsSchema,
  worklistStagesSchema,
  worklistDueCountsSchema,
  lostContactsSchema,
  readyEmailsSchema,
  personalTokensSchema,
  voicesSchema,
  singletonsSchema,
];

const erasingVersion = migrations.indexOf(erasingSchema) + 1;

/** "OVTR" marks a SQLite file as Overture's. */
const applicationId = 0x4f565452;

/**
 * Brings the schema to the version of this code; does nothing when it is there already. Processes that start at once
 * wait for one another. Throws when the file belongs to another program or to a newer version of Overture.
 */
export function migrate(database: DatabaseSync): void {
  const before = versionOf(database);
  if (before === migrations.length) return;
  if (before > 0 && before < erasingVersion) rewriteWithoutDeleted(database);
  database.exec('BEGIN IMMEDIATE');
  try {
    const current = versionOf(database);
    for (const migration of migrations.slice(current)) database.exec(migration);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length};`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Rewrites the whole file without its unused parts. It takes seconds for a gigabyte, and meanwhile as much free space
 * on the disk. Of several processes that start at once, one does it.
 */
function rewriteWithoutDeleted(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA temp_store = FILE; VACUUM;');
  } catch (error) {
    if (sqliteCode(error) !== resultCodes.busy) throw error;
  } finally {
    database.exec('PRAGMA temp_store = MEMORY');
  }
}

/** The version of the schema. Throws when the file belongs to another program or to a newer version of Overture. */
export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const application = Number(database.prepare('PRAGMA application_id').get()?.application_id);
  if (application !== applicationId && (version !== 0 || application !== 0)) {
    throw new Error('The store file belongs to another program. Set DATA_DIR to another folder.');
  }
  if (version > migrations.length) {
    throw new Error(
      `The store was made by a newer Overture (schema ${version}, this one knows ${migrations.length}). Update Overture to use it.`,
    );
  }
  return version;
}
