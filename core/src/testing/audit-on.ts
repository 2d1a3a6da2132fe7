import { ChainKeys } from '../audit/domain/chain-keys.ts';
import { CheckpointSigner } from '../audit/domain/checkpoint-signer.ts';
import type { AuditLog } from '../audit/ports/audit-log.ts';
import { AlterEntries } from '../audit/use-cases/alter-entries.ts';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { EraseFromAudit } from '../audit/use-cases/erase-from-audit.ts';
import { KeyAudit } from '../audit/use-cases/key-audit.ts';
import { RetireChainKeys } from '../audit/use-cases/retire-chain-keys.ts';
import { TrimAudit } from '../audit/use-cases/trim-audit.ts';
import { VerifyAudit } from '../audit/use-cases/verify-audit.ts';
import { WatchAudit } from '../audit/use-cases/watch-audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { IdGenerator } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import { silentLogger } from './silent-logger.ts';

const day = 24 * 60 * 60 * 1_000;

/** A master key that differs by its byte. */
export const testMasterKey = (byte = 7): string => Buffer.alloc(32, byte).toString('base64');

/** The use cases of the audit log, with the keys of an installation. */
export function auditOn(options: {
  readonly log: AuditLog;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly logger?: Logger;
  /** The master keys, the current one first. */
  readonly masterKeys?: readonly [string, ...string[]];
}) {
  const { log, clock, ids, logger = silentLogger, masterKeys = [testMasterKey()] } = options;
  const [masterKey, ...older] = masterKeys;
  const chainKeys = new ChainKeys(masterKey, older);
  const checkpointSigner = new CheckpointSigner(masterKey, older);
  const audit = new AuditTrail({ log, chainKeys, clock, ids, logger });
  const alterEntries = new AlterEntries({ log, audit });
  const verifyAudit = new VerifyAudit({ log, chainKeys, checkpointSigner, clock });
  return {
    chainKeys,
    checkpointSigner,
    audit,
    verifyAudit,
    eraseFromAudit: new EraseFromAudit({ log, alterEntries }),
    keyAudit: new KeyAudit({ log, audit, alterEntries, clock }),
    retireChainKeys: new RetireChainKeys({ log, audit, chainKeys, checkpointSigner }),
    watchAudit: new WatchAudit({ log, verifyAudit, checkpointSigner, clock, logger }),
    trimAfter: (days?: number) =>
      new TrimAudit({
        log,
        audit,
        checkpointSigner,
        verifyAudit,
        clock,
        logger,
        auditRetentionMs: days === undefined ? undefined : days * day,
      }),
  };
}
