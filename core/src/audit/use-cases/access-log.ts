import { LRUCache } from 'lru-cache';
import type { AuditAction } from '../../contract/index.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import type { AuditTrail } from './audit-trail.ts';

/** The same access of the same person is written down once within this time, by each process. */
const repeatMs = 60 * 60_000;
const remembered = 10_000;

/** Writes down reading others' work and asking for what is not allowed, without a row for every repetition. */
export class AccessLog {
  readonly #audit: AuditTrail;
  readonly #seen = new LRUCache<string, true>({ max: remembered, ttl: repeatMs });

  constructor(deps: { audit: AuditTrail }) {
    this.#audit = deps.audit;
  }

  /** A superadmin reads what belongs to somebody else. */
  read(actor: AuditActor, target: string): Promise<void> {
    return this.#once(actor, 'record_read', target);
  }

  /** Somebody was refused an endpoint. */
  refused(actor: AuditActor, endpoint: string): Promise<void> {
    return this.#once(actor, 'access_refused', endpoint);
  }

  async #once(actor: AuditActor, action: AuditAction, target: string): Promise<void> {
    const key = `${actor.userId} ${action} ${target}`;
    if (this.#seen.has(key)) return;
    this.#seen.set(key, true);
    await this.#audit.record(actor, action, target);
  }
}
