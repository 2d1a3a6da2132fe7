import { chainStart, flawOf, type ChainEnd } from '../domain/audit-chain.ts';
import type { AuditLog } from '../ports/audit-log.ts';

const batch = 500;

export interface AuditVerification {
  /** Entries whose place in the chain was checked. */
  readonly checked: number;
  /** Those among them whose words were erased with a person. */
  readonly erased: number;
  /** Where the chain ends. Noted elsewhere, it shows whether entries were cut off the end later. */
  readonly end: ChainEnd;
  /** The first entry that does not fit, with the reason; null when all do. */
  readonly flaw: { readonly entryId: string; readonly reason: string } | null;
}

/** Walks the whole chain of the audit log and finds the first entry that was changed, added, moved or removed. */
export class VerifyAudit {
  readonly #deps: { log: AuditLog };

  constructor(deps: { log: AuditLog }) {
    this.#deps = deps;
  }

  async execute(): Promise<AuditVerification> {
    let end = chainStart;
    let checked = 0;
    let erased = 0;
    for (;;) {
      const entries = await this.#deps.log.readChain(end.seq, batch);
      for (const entry of entries) {
        const reason = flawOf(entry, end);
        if (reason !== null) return { checked, erased, end, flaw: { entryId: entry.id, reason } };
        checked += 1;
        if (entry.link.salt === null) erased += 1;
        end = { seq: entry.link.seq, hash: entry.link.hash };
      }
      if (entries.length < batch) return { checked, erased, end, flaw: null };
    }
  }
}
