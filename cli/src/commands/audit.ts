import type { AuditVerification } from '@overture/core/audit/use-cases/verify-audit';
import {
  auditActions,
  auditEndSchema,
  auditKinds,
  auditLine,
  auditSentence,
  departmentNames,
  requestedDateSchema,
  type AuditEntryWire,
} from '@overture/core/contract';
import { z } from 'zod';
import { jsonOption, limitOption } from '../common-options.ts';
import { argument, defineCommand, flag, option } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printable } from '../print.ts';
import { UsageError } from '../usage-error.ts';

export const audit = defineCommand({
  notes: `
    With verify, the command checks instead that no entry was changed, added, moved or removed. The links between the
    entries are keyed by ENCRYPTION_KEY, so that who can only write to the store cannot make such links. Entries that an
    earlier version wrote have none or links without a key; how many, and since when they are as they are now, is
    printed.

    Entries that were cut off the end leave a log that fits in itself. Therefore note its end, which verify prints,
    outside of the store, and pass it the next time as --expect. The log stream of API and workers has it after every
    entry ("the audit log has a new end"). A worker verifies once a day what was added, signs the result as a checkpoint,
    at which --since-checkpoint begins, and logs an error if something does not fit.`,
  arguments: {
    verify: argument('[verify]', 'check the chain of the entries', z.literal('verify', 'must be verify').optional()),
  },
  options: {
    actor: option('--actor <text>', 'only entries whose actor contains this text', z.string().max(254).optional()),
    action: option('--action <action>', 'only entries about this action', z.enum(auditActions).optional()),
    kind: option('--kind <kind>', 'only entries of this kind', z.enum(auditKinds).optional()),
    from: option('--from <day>', 'only entries from this day on (YYYY-MM-DD, UTC)', requestedDateSchema.optional()),
    to: option('--to <day>', 'only entries up to this day', requestedDateSchema.optional()),
    expect: option('--expect <end>', 'with verify: an end that was noted before', auditEndSchema.optional()),
    sinceCheckpoint: flag('--since-checkpoint', 'with verify: only what was added since the signed checkpoint'),
    limit: limitOption({ default: 50, max: 10_000 }),
    json: jsonOption('the entries'),
  },
  examples: [
    'overture audit verify',
    'overture audit verify --expect 4711.J0rrTvGbCqZ5X3nW8y2LkM1uHfPaD7eSiVo9tEwNcQ4',
    'overture audit --action user_deleted --limit 10',
    'overture audit --kind people --from 2026-11-01 --to 2026-11-30',
  ],
  async run({ verify, expect, sinceCheckpoint, limit, json, ...query }, { io, openCore }) {
    if (verify === undefined && (expect !== undefined || sinceCheckpoint)) {
      throw new UsageError('--expect and --since-checkpoint belong to "overture audit verify".');
    }
    const { AuditLog } = await import('@overture/core/audit/ports/audit-log');
    const { auditFilterOf } = await import('@overture/core/audit/presentation/audit-filter-of');
    const { presentAuditEntry } = await import('@overture/core/audit/presentation/audit-entry');
    const { VerifyAudit } = await import('@overture/core/audit/use-cases/verify-audit');
    const core = await openCore();
    if (verify !== undefined) {
      const verification = await core.get(VerifyAudit).execute({ expected: expect, sinceCheckpoint });
      if (core.settings.previousEncryptionKey !== undefined) io.message(previousKeyWarning);
      return printVerification(io, verification, json);
    }
    const { items, total } = await core.get(AuditLog).list(auditFilterOf(query), { page: 1, limit });
    const names = departmentNames(core.settings.productName);
    const entries = items.map((entry) => presentAuditEntry(entry, names));
    if (json) return io.json(entries);
    print(io, entries);
    if (total > entries.length) io.message(`${entries.length} of ${total} entries; --limit shows more.`);
  },
});

const previousKeyWarning =
  'Warning: ENCRYPTION_KEY_PREVIOUS is set, so that checkpoints count which it signed. Remove it after "overture keys rotate".';

const otherKeyAdvice =
  'Set ENCRYPTION_KEY as it was when the log was written. If it is the same as then, the log was replaced.';

const unprovenAdvice = `All others are as they were written. Either a process ran with another ENCRYPTION_KEY then, or somebody who can write to the store added or changed these entries.
To find out, verify once more with that key as ENCRYPTION_KEY_PREVIOUS: it proves what a process wrote with it. "overture keys rotate" with both keys then lets the present key alone prove them from now on. Take entries that none of your keys proves for tampered with.`;

function printVerification(io: Io, verification: AuditVerification, json: boolean) {
  const { flaw } = verification;
  if (json) io.json(verification);
  else if (flaw?.entryId === 'checkpoint')
    io.message(`The checkpoint of the ${verification.trimmed} entries that were removed is not ours: ${flaw.reason}.`);
  else if (flaw?.entryId === 'key') io.message(`The audit log was not verified: ${flaw.reason}. ${otherKeyAdvice}`);
  else if (flaw?.unproven !== undefined)
    io.message(`Not all of the audit log is proven: ${flaw.reason}. ${unprovenAdvice}`);
  else if (flaw !== null) io.message(`The audit log was tampered with at entry ${flaw.entryId}: ${flaw.reason}.`);
  else for (const line of linesAbout(verification)) io.message(line);
  return flaw === null ? exitCodes.done : exitCodes.failed;
}

function* linesAbout({ checked, erased, unlinked, trimmed, since, keyed, end }: AuditVerification) {
  if (trimmed > 0) {
    yield `The first ${trimmed} entries were removed after AUDIT_RETENTION_DAYS; a signed checkpoint replaces them.`;
  }
  if (since !== null) {
    yield `The entries up to ${since.seq} were verified at ${dateText(since.at)}; a signed checkpoint says so.`;
  }
  yield `All ${checked} entries are as they were written; ${erased} of them without the words of erased people.`;
  if (keyed !== null && keyed.seq > trimmed + 1) {
    yield `Those before entry ${keyed.seq} have no key: an earlier version wrote them. Since ${dateText(keyed.at)} they are as they are now.`;
  }
  if (unlinked > 0) {
    yield `${unlinked} more have no link: an early version wrote them. Since the chain has a key they are as they are now.`;
  }
  const text = `${end.seq}.${end.hash}`;
  yield `The chain ends at ${text}. Note it elsewhere: --expect ${text} finds out later whether the end was cut off.`;
}

const dateText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Prints each entry as a line, which is not cut, because people copy from it. */
function print(io: Io, entries: readonly AuditEntryWire[]): void {
  for (const entry of entries) {
    const when = entry.at.slice(0, 19).replace('T', ' ');
    const { more } = auditSentence(entry);
    io.data(`${when}  ${printable(auditLine(entry))}${more === '' ? '' : ` (${printable(more)})`}`);
  }
}
