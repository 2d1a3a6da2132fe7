import { z } from 'zod';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import {
  chainEndOf,
  chainEndText,
  chainStart,
  commitmentToWords,
  factsOf,
  hasOriginalWords,
  isFoundByName,
  isOfUnknownKey,
  linkFlawOf,
  placeFlawOf,
  type Alteration,
  type ChainedEntry,
  type ChainEnd,
  type StoredEntry,
} from '../domain/audit-chain.ts';
import {
  signedWords,
  verifiedWords,
  type AuditCheckpoint,
  type VerifiedCheckpoint,
} from '../domain/audit-checkpoint.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { ChainKeys } from '../domain/chain-keys.ts';
import { CheckpointSigner } from '../domain/checkpoint-signer.ts';
import { counted } from '../../platform/contract/counted.ts';
import { presentMoment } from '../../platform/moment.ts';
import { UseCase } from '../../platform/needs.ts';

const batch = 500;
/** Within this time after the entry that names them, entries may not have been altered yet. */
const inProgressMs = 60_000;

export interface AuditVerification {
  /** The number of entries whose place in the chain was checked. */
  readonly checked: number;
  /** The number of stored entries up to the end, also those before the checkpoint and those without a link. */
  readonly entries: number;
  /** The number of entries without their words; without a flaw, entries say that they were erased with a person. */
  readonly erased: number;
  /** The number of entries of early versions, which have no place in the chain. Not counted since a checkpoint. */
  readonly unlinked: number;
  /** The number of older entries that were removed after `AUDIT_RETENTION_DAYS`. */
  readonly trimmed: number;
  /** The verification after which this one began; null if it began at the start. */
  readonly since: { readonly seq: number; readonly at: Timestamp } | null;
  /** Where the chain begins to be keyed; null if that was not reached. The entries before prove less. */
  readonly keyed: { readonly seq: number; readonly at: Timestamp } | null;
  /** The end of the chain. If it is noted elsewhere, it later shows whether entries were removed from the end. */
  readonly end: ChainEnd;
  /** With `time`: the last entry of the beginning that is entirely older; null if the first is not. */
  readonly lastBefore?: ChainEnd | null;
  /** What does not fit first, with the entry's id or the part of the log; null when all fits. */
  readonly flaw: AuditFlaw | null;
}

export interface AuditFlaw {
  readonly entryId: string;
  readonly reason: string;
  /** Where the only flaw is that entries were written with a key that is not known here: how many, and when. */
  readonly unproven?: { readonly entries: number; readonly from: Timestamp; readonly to: Timestamp };
}

/** Whether the log was written with another encryption key, so that nothing tells whether it was tampered with. */
export const isOfAnotherKey = ({ entryId }: AuditFlaw): boolean => entryId === 'key';

/** What a flaw means, for the log stream. */
export function meaningOf(flaw: AuditFlaw): string {
  if (isOfAnotherKey(flaw)) return 'the audit log was written with another encryption key';
  if (flaw.unproven !== undefined) return 'entries of the audit log were written with another encryption key';
  return 'the audit log was tampered with';
}

/**
 * Verifies the chain of the audit log, and finds the first entry that was changed, added, moved or removed. With
 * `expected`, an end that was noted before, it also finds entries that were cut off the end. With `sinceCheckpoint` it
 * begins at the newest verification that this installation signed, if `expected` is not older.
 *
 * Entries that were written with a key that is not known here are a flaw, but the verification goes on behind them, and
 * any other flaw comes first. Nothing tells whether a process with a wrong key wrote them, or somebody who put such a
 * key into an entry that they changed.
 */
export class VerifyAudit extends UseCase({
  log: AuditLog,
  chainKeys: ChainKeys,
  checkpointSigner: CheckpointSigner,
  clock: Clock,
}) {
  async execute(
    options: {
      readonly expected?: ChainEnd | undefined;
      readonly sinceCheckpoint?: boolean;
      readonly time?: Timestamp;
    } = {},
  ): Promise<AuditVerification> {
    const { log, chainKeys, clock } = this.deps;
    const { expected, sinceCheckpoint = false, time } = options;
    const trim = await log.checkpoint();
    const verified = sinceCheckpoint ? await this.#verified(trim) : null;
    const isUsable = verified !== null && (expected === undefined || expected.seq >= verified.end.seq);
    const run = new Run({ now: clock.now(), chainKeys, trim, verified: isUsable ? verified : null, expected, time });
    return run.result(await this.#flawOf(run, trim));
  }

  async #flawOf(run: Run, trim: AuditCheckpoint | null): Promise<AuditFlaw | null> {
    try {
      return (
        (await this.#flawOfKey(trim)) ??
        this.#flawOfTrim(trim) ??
        (await this.#openKeys(run)) ??
        (await (run.since === null ? this.#readUnlinked(run) : this.#findEnd(run.end))) ??
        (await this.#walk(run)) ??
        run.flawAtEnd(await this.deps.log.countUpTo(run.end.seq))
      );
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return { entryId: `after ${run.end.seq}`, reason: 'there is something that is no entry' };
    }
  }

  /**
   * Finds that all given keys are others than those of the log: they link neither the first two entries of the newest
   * key nor, if these were removed, the first two that are kept.
   */
  async #flawOfKey(trim: AuditCheckpoint | null): Promise<AuditFlaw | null> {
    const { log, chainKeys } = this.deps;
    const keyed = (await log.newest('audit_rekeyed')) ?? (await log.newest('audit_keyed'));
    const entries = await log.readChain(Math.max(trim?.end.seq ?? 0, (keyed?.link.seq ?? 1) - 1), 2);
    const [key] = entries.map(({ link }) => link.key);
    const isKnown = ({ link }: ChainedEntry) => link.key === undefined || chainKeys.known.includes(link.key);
    if (key === undefined || entries.some(isKnown)) return null;
    return { entryId: 'key', reason: `it was written with a key that is not known here (${key})` };
  }

  #flawOfTrim(trim: AuditCheckpoint | null): AuditFlaw | null {
    if (trim === null || this.deps.checkpointSigner.signedWith(signedWords(trim), trim.signature) !== null) return null;
    return { entryId: 'checkpoint', reason: 'none of the given encryption keys signed it' };
  }

  /** The newest verification, if it is signed, and if no entries were removed since. */
  async #verified(trim: AuditCheckpoint | null): Promise<VerifiedCheckpoint | null> {
    const { log, checkpointSigner } = this.deps;
    const verified = await log.verified();
    if (verified === null || verified.at < (trim?.at ?? 0)) return null;
    return checkpointSigner.signedWith(verifiedWords(verified), verified.signature) === null ? null : verified;
  }

  /** Opens the keys of earlier rotations. */
  async #openKeys(run: Run): Promise<AuditFlaw | null> {
    const { log, chainKeys } = this.deps;
    const rekeyed = await log.newest('audit_rekeyed');
    if (rekeyed === null) return null;
    const { sealedKeys = '' } = factsOf(rekeyed);
    try {
      run.keys = chainKeys.with(sealedKeys);
    } catch {
      return { entryId: rekeyed.id, reason: 'none of the given encryption keys opens the older keys that it keeps' };
    }
    const reason = linkFlawOf(rekeyed, run.keys);
    if (reason !== null) return { entryId: rekeyed.id, reason };
    if (rekeyed.link.seq <= run.end.seq) run.retireKeys(rekeyed);
    return null;
  }

  /** Finds the entry with which the verification before ended. */
  async #findEnd(end: ChainEnd): Promise<AuditFlaw | null> {
    const [last] = await this.deps.log.readChain(end.seq - 1, 1);
    return last?.link.seq === end.seq && last.link.hash === end.hash ? null : missing(end);
  }

  async #readUnlinked(run: Run): Promise<AuditFlaw | null> {
    for (let after = ''; ;) {
      const entries = await this.deps.log.readUnlinked(after, batch);
      for (const entry of entries) {
        if (!run.addUnlinked(entry)) return beside(entry.id);
        after = entry.id;
      }
      if (entries.length < batch) return null;
    }
  }

  async #walk(run: Run): Promise<AuditFlaw | null> {
    for (;;) {
      const entries = await this.deps.log.readChain(run.end.seq, batch);
      for (const entry of entries) {
        const reason = run.add(entry);
        if (reason !== null) return { entryId: entry.id, reason };
        const flaw = await this.#flawOfWordsLeft(run.mayHaveWords(entry));
        if (flaw !== null) return flaw;
      }
      if (entries.length < batch) return null;
    }
  }

  /** Finds the words of entries that an entry says were altered. */
  async #flawOfWordsLeft(ids: readonly string[]): Promise<AuditFlaw | null> {
    if (ids.length === 0) return null;
    const found = await this.deps.log.withIds(ids);
    const left = found.find(({ link }) => link !== undefined && link.salt !== null);
    if (left === undefined) return null;
    return { entryId: left.id, reason: 'its words are there, though an entry says that they were removed' };
  }
}

/** An entry that was altered. */
interface Altered {
  /** The commitment to what remains of it; null if there is none. */
  readonly remains: string | null;
  /** Whether it is in the chain. */
  readonly isChained: boolean;
  /** What it may consist of, as commitments: true where an entry says that it was altered again. */
  readonly proven: Map<string, boolean>;
}

interface Beginning {
  readonly now: Timestamp;
  readonly chainKeys: ChainKeys;
  readonly trim: AuditCheckpoint | null;
  readonly verified: VerifiedCheckpoint | null;
  readonly expected: ChainEnd | undefined;
  readonly time: Timestamp | undefined;
}

/** What one verification has seen so far. */
class Run {
  keys: ChainKeys;
  end: ChainEnd;
  readonly since: VerifiedCheckpoint | null;
  readonly #start: ChainEnd;
  readonly #trimmed: number;
  readonly #expected: ChainEnd | undefined;
  #checked = 0;
  #unlinked = 0;
  #unlinkedBefore: number | null = null;
  #keyed: AuditVerification['keyed'] = null;
  readonly #retired = new Set<string>();
  readonly #altered = new Map<string, Altered>();
  readonly #now: Timestamp;
  readonly #time: Timestamp | undefined;
  #lastBefore: ChainEnd | null = null;
  #unproven:
    | (Required<AuditFlaw>['unproven'] & { readonly firstId: string; readonly keys: ReadonlySet<string> })
    | null = null;

  constructor({ now, chainKeys, trim, verified, expected, time }: Beginning) {
    this.#now = now;
    this.#time = time;
    this.keys = chainKeys;
    this.since = verified;
    this.#start = verified?.end ?? trim?.end ?? chainStart;
    this.end = this.#start;
    this.#trimmed = trim?.end.seq ?? 0;
    this.#expected = expected;
  }

  /** From here on, no entry may be linked by the keys that this one retires. */
  retireKeys(entry: ChainedEntry): void {
    for (const id of factsOf(entry).retired ?? []) this.#retired.add(id);
  }

  /** False for an entry to which nothing commits. */
  addUnlinked(entry: StoredEntry): boolean {
    if (entry.remains === undefined || !isFoundByName(entry)) return false;
    this.#unlinked += 1;
    this.#altered.set(entry.id, { remains: commitmentToWords(entry), isChained: false, proven: new Map() });
    return true;
  }

  /** Adds the next entry of the chain; returns what is wrong with it. */
  add(entry: ChainedEntry): string | null {
    const { seq, key } = entry.link;
    const isUnproven = isOfUnknownKey(entry, this.keys);
    const flaw = placeFlawOf(entry, this.end) ?? (isUnproven ? null : linkFlawOf(entry, this.keys));
    if (flaw !== null) return flaw;
    if (key !== undefined && this.#retired.has(key)) return 'it was written with a key that was no longer in use';
    if (seq === this.#expected?.seq && entry.link.hash !== this.#expected.hash) return 'another entry was noted here';
    const hasWords = hasOriginalWords(entry);
    if (hasWords === false || !isFoundByName(entry)) return 'its words were changed';
    if (hasWords === null) {
      const proven = new Map([[entry.link.commitment, true]]);
      this.#altered.set(entry.id, { remains: commitmentToWords(entry), isChained: true, proven });
    }
    if (isUnproven) this.#noteUnproven(entry);
    else this.#believe(entry);
    if (key !== undefined) this.#keyed ??= { seq, at: entry.at };
    const isInBeginning = (this.#lastBefore ?? this.#start).seq === this.end.seq;
    this.end = chainEndOf(entry);
    if (isInBeginning && this.#time !== undefined && entry.at < this.#time) this.#lastBefore = this.end;
    this.#checked += 1;
    return null;
  }

  /** Takes what a proven entry says for the verification. */
  #believe(entry: ChainedEntry): void {
    for (const alteration of this.#alterationsBy(entry)) this.#alter(alteration, entry.at);
    const { unlinked = null } = factsOf(entry);
    this.#unlinkedBefore ??= unlinked;
    this.retireKeys(entry);
  }

  #noteUnproven({ id, at, link }: ChainedEntry): void {
    const { entries = 0, from = at, firstId = id, keys = [] } = this.#unproven ?? {};
    this.#unproven = { entries: entries + 1, from, to: at, firstId, keys: new Set([...keys, link.key ?? '']) };
  }

  /** Only the first key may commit to words that nothing proves, once; later it would hide that they were changed. */
  #alterationsBy(entry: ChainedEntry): readonly Alteration[] {
    const mayAlter = entry.action !== 'audit_keyed' || (this.#start.key === undefined && this.#unlinkedBefore === null);
    return mayAlter ? (factsOf(entry).altered ?? []) : [];
  }

  /** An alteration of other words than those that were proven proves nothing. */
  #alter({ id, from, commitment }: Alteration, at: Timestamp): void {
    const proven = this.#altered.get(id)?.proven;
    if (proven === undefined || (from !== undefined && !proven.has(from))) return;
    if (from !== undefined && !this.#isInProgress(at)) proven.set(from, true);
    if (!proven.has(commitment)) proven.set(commitment, false);
  }

  #isInProgress(at: Timestamp): boolean {
    return this.#now - at < inProgressMs;
  }

  /** The ids of entries that this one says were altered, and that were not seen so: they have words, or are gone. */
  mayHaveWords(entry: ChainedEntry): readonly string[] {
    if (this.#isInProgress(entry.at) || isOfUnknownKey(entry, this.keys)) return [];
    return this.#alterationsBy(entry).flatMap(({ id }) => (this.#altered.has(id) ? [] : [id]));
  }

  /** What only the whole log shows. `stored` is the number of entries up to the end, those without a link included. */
  flawAtEnd(stored: number): AuditFlaw | null {
    if (this.since === null && this.#checked === 0)
      return { entryId: 'end', reason: 'the log is empty, and none ever is' };
    if (this.end.key === undefined) return { entryId: 'end', reason: 'the entries with a key are not there' };
    for (const [id, { remains, isChained, proven }] of this.#altered) {
      const isOld = remains === null ? undefined : proven.get(remains);
      if (isOld === true) return { entryId: id, reason: 'it has words back that an entry says were removed' };
      if (isOld === undefined && !isChained) return beside(id);
      if (isOld === undefined) return { entryId: id, reason: 'its words were removed, and no entry says so' };
    }
    const unlinkedBefore = this.#trimmed > 0 ? 0 : this.#unlinkedBefore;
    if (this.since === null && unlinkedBefore !== null && unlinkedBefore !== this.#unlinked) {
      return { entryId: 'start', reason: `of ${unlinkedBefore} entries without a link, ${this.#unlinked} are there` };
    }
    if (stored !== this.#entries) return { entryId: 'end', reason: 'there are entries beside the chain' };
    return this.#flawOfExpected() ?? this.#flawOfUnproven();
  }

  #flawOfUnproven(): AuditFlaw | null {
    if (this.#unproven === null) return null;
    const { firstId, keys, ...unproven } = this.#unproven;
    const { entries, from, to } = unproven;
    const when =
      entries === 1 ? `of ${presentMoment(from)}, was` : `from ${presentMoment(from)} to ${presentMoment(to)}, were`;
    const which = [...keys].join(', ');
    return {
      entryId: firstId,
      reason: `${counted(entries, 'entry', 'entries')}, ${when} written with a key that is not known here (${which})`,
      unproven,
    };
  }

  #flawOfExpected(): AuditFlaw | null {
    const expected = this.#expected;
    if (expected === undefined || (expected.seq > this.#start.seq && expected.seq <= this.end.seq)) return null;
    if (expected.seq > this.end.seq) return missing(expected);
    if (expected.seq === this.#start.seq && expected.hash === this.#start.hash) return null;
    return { entryId: `${expected.seq}`, reason: 'it is no longer kept, so that nothing tells whether it is the same' };
  }

  get #entries(): number {
    return (this.since?.entries ?? this.#unlinked) + this.#checked;
  }

  result(flaw: AuditFlaw | null): AuditVerification {
    return {
      checked: this.#checked,
      entries: this.#entries,
      erased: [...this.#altered.values()].filter(({ isChained }) => isChained).length,
      unlinked: this.#unlinked,
      trimmed: this.#trimmed,
      since: this.since && { seq: this.since.end.seq, at: this.since.at },
      keyed: this.#keyed,
      end: this.end,
      ...(this.#time !== undefined && { lastBefore: this.#lastBefore }),
      flaw,
    };
  }
}

function beside(entryId: string): AuditFlaw {
  return { entryId, reason: 'it stands beside the chain, and no entry says that it did before' };
}

function missing(end: ChainEnd): AuditFlaw {
  return { entryId: 'end', reason: `the log no longer contains ${chainEndText(end)}, so that entries were cut off` };
}
