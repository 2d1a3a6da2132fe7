import type { AuditAction } from '../contract/audit.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import { Logger } from '../../platform/logger.ts';
import { chained, chainEndOf, chainEndText, type EntryFacts } from '../domain/audit-chain.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { ChainKeys } from '../domain/chain-keys.ts';
import { UseCase } from '../../platform/needs.ts';

/** Logs who did what. Use cases call it for changes that a superadmin must be able to look up. */
export class AuditTrail extends UseCase({
  log: AuditLog,
  chainKeys: ChainKeys,
  clock: Clock,
  ids: IdGenerator,
  logger: Logger,
}) {
  /**
   * Rejects when the log cannot be written, so that no change goes unrecorded. The end of the chain is then told to the
   * log stream, where entries that are cut off later can still be missed.
   */
  async record(actor: AuditActor, action: AuditAction, target: string, detail = '', says?: EntryFacts): Promise<void> {
    const { log, chainKeys, clock, ids, logger } = this.deps;
    const entry = { id: ids.next(), at: clock.now(), actor, action, target, detail: detail.slice(0, 500) };
    const stored = await log.append((end) => chained(entry, end, chainKeys, says));
    logger.info({ end: chainEndText(chainEndOf(stored)) }, 'the audit log has a new end');
  }
}
