import { LRUCache } from 'lru-cache';
import type { AuditAction } from '../contract/audit.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import { AuditTrail } from './audit-trail.ts';
import { UseCase } from '../../platform/needs.ts';

/** Within this time each process logs the same access of the same person only once. */
const repeatMs = 60 * 60_000;
const maxRemembered = 10_000;

/** Logs that somebody reads others' work or is refused, without an entry for every repetition. */
export class AccessLog extends UseCase({ audit: AuditTrail }) {
  readonly #seen = new LRUCache<string, true>({ max: maxRemembered, ttl: repeatMs });

  /** Logs that a superadmin read what belongs to somebody else. `what` is a few words, such as "revisions". */
  read(actor: AuditActor, target: string, what = ''): Promise<void> {
    return this.#once(actor, 'record_read', target, what);
  }

  /** Logs that somebody was refused an endpoint. */
  refused(actor: AuditActor, endpoint: string): Promise<void> {
    return this.#once(actor, 'access_refused', endpoint, '');
  }

  async #once(actor: AuditActor, action: AuditAction, target: string, detail: string): Promise<void> {
    const key = JSON.stringify([actor.userId, action, target, detail]);
    if (this.#seen.has(key)) return;
    await this.deps.audit.record(actor, action, target, detail);
    this.#seen.set(key, true);
  }
}
