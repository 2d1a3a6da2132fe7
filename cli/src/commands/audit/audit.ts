import type { AuditVerification } from '@overture/core/audit/use-cases/verify-audit';
import { auditActions, auditEndSchema, departmentNames, type AuditEntryWire } from '@overture/core/contract';
import { z } from 'zod';
import { jsonOption, limitOption } from '../../common-options.ts';
import { argument, defineCommand, flag, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { printable } from '../../printable.ts';
import { UsageError } from '../../usage-error.ts';

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
    expect: option('--expect <end>', 'with verify: an end that was noted before', auditEndSchema.optional()),
    sinceCheckpoint: flag('--since-checkpoint', 'with verify: only what was added since the signed checkpoint'),
    limit: limitOption({ default: 50, max: 10_000 }),
    wide: flag('--wide', 'never shorten entries at a terminal'),
    json: jsonOption('the entries'),
  },
  examples: [
    'overture audit verify',
    'overture audit verify --expect 4711.J0rrTvGbCqZ5X3nW8y2LkM1uHfPaD7eSiVo9tEwNcQ4',
    'overture audit --action user_deleted --limit 10',
    'overture audit --actor cli: --wide',
  ],
  async run({ verify, actor, action, expect, sinceCheckpoint, limit, wide, json }, { io, openCore }) {
    if (verify === undefined && (expect !== undefined || sinceCheckpoint)) {
      throw new UsageError('--expect and --since-checkpoint belong to "overture audit verify".');
    }
    const { AuditLog } = await import('@overture/core/audit/ports/audit-log');
    const { presentAuditEntry } = await import('@overture/core/audit/presentation/audit-entry');
    const { VerifyAudit } = await import('@overture/core/audit/use-cases/verify-audit');
    const core = await openCore();
    if (verify !== undefined) {
      const verification = await core.get(VerifyAudit).execute({ expected: expect, sinceCheckpoint });
      if (core.settings.previousEncryptionKey !== undefined) io.message(previousKeyWarning);
      return printVerification(io, verification, json);
    }
    const filter = { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
    const { items, total } = await core.get(AuditLog).list(filter, { page: 1, limit });
    const names = departmentNames(core.settings.productName);
    const entries = items.map((entry) => presentAuditEntry(entry, names));
    if (json) return io.json(entries);
    await print(io, entries, wide);
    if (total > entries.length) io.message(`${entries.length} of ${total} entries; --limit shows more.`);
  },
});

const previousKeyWarning =
  'Warning: ENCRYPTION_KEY_PREVIOUS is set, so that checkpoints count which it signed. Remove it after "overture keys rotate".';

function printVerification(io: Io, verification: AuditVerification, json: boolean) {
  const { flaw } = verification;
  if (json) io.json(verification);
  else if (flaw?.entryId === 'checkpoint')
    io.message(`The checkpoint of the ${verification.trimmed} entries that were removed is not ours: ${flaw.reason}.`);
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

const gap = '  ';
/** With less room than this for the detail, an entry takes two lines. */
const minDetail = 16;

/**
 * Prints who, what and target without cutting them, because people copy them: on a narrow terminal in two lines each.
 */
async function print(io: Io, entries: readonly AuditEntryWire[], wide: boolean): Promise<void> {
  const cells = entries.map(({ at, actor, action, target, detail }) =>
    [at.slice(0, 19).replace('T', ' '), actor, action, target, detail].map(printable),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  const whole = widths.reduce((sum, width) => sum + width + gap.length, 0);
  const isNarrow = io.isTerminal && !wide && whole + minDetail > io.columns;
  if (!isNarrow) {
    const { printTable } = await import('../../table.ts');
    const options = { whole: ['When', 'Who', 'What', 'Target', ...(wide ? ['Detail'] : [])] };
    printTable(io, ['When', 'Who', 'What', 'Target', 'Detail'], cells, options);
    return;
  }
  for (const [when = '', who = '', what = '', target = '', detail = ''] of cells) {
    io.data(`${when}${gap}${who.padEnd(widths[1] ?? 0)}${gap}${what}`);
    const below = `${' '.repeat(when.length)}${gap}${target}${gap}`;
    const room = io.columns - below.length;
    io.data(`${below}${detail.length <= room ? detail : `${detail.slice(0, Math.max(0, room - 1))}…`}`.trimEnd());
  }
}
