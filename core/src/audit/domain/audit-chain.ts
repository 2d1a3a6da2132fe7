import { hash, randomBytes } from 'node:crypto';
import type { AuditEntry } from './audit-entry.ts';
import { namingOf, type NamedPerson } from './named-person.ts';

/**
 * Links an entry to the one before it. The chain is built from commitments to what entries say about people, not from
 * the words. When a person is erased, the salt is removed with the words: nobody can then guess the words from the
 * commitment, and the chain still verifies.
 */
export interface AuditLink {
  /** The number in the chain: 1 for the first entry, without gaps. */
  readonly seq: number;
  /** Null once the person is erased. */
  readonly salt: string | null;
  /** The digest of the salt and of what the entry says about people. */
  readonly commitment: string;
  /** The hash of the previous entry; empty for the first. */
  readonly previous: string;
  /** The digest of the previous hash, the commitment, and everything else in the entry. */
  readonly hash: string;
}

/** An entry of the chain. Entries of early versions have no link. */
export interface ChainedEntry extends AuditEntry {
  readonly link: AuditLink;
}

/** The entry after which the next one is linked. */
export type ChainEnd = Pick<AuditLink, 'seq' | 'hash'>;

export const chainStart: ChainEnd = { seq: 0, hash: '' };

/** The entry, linked as the next of the chain. */
export function chained(entry: AuditEntry, end: ChainEnd): ChainedEntry {
  const seq = end.seq + 1;
  const salt = randomBytes(16).toString('base64url');
  const commitment = commitmentOf(entry, salt);
  return {
    ...entry,
    link: { seq, salt, commitment, previous: end.hash, hash: hashOf(entry, seq, commitment, end.hash) },
  };
}

/** What is wrong with an entry that should follow `end`, in a few words; null if nothing is. */
export function flawOf({ link, ...entry }: ChainedEntry, end: ChainEnd): string | null {
  const { seq, salt, commitment, previous } = link;
  if (seq !== end.seq + 1) return `entry ${end.seq + 1} is missing`;
  if (previous !== end.hash) return 'it does not follow the entry before it';
  if (link.hash !== hashOf(entry, seq, commitment, previous)) return 'its time, action or order was changed';
  if (salt !== null && commitment !== commitmentOf(entry, salt)) return 'its words were changed';
  return null;
}

/** An entry that names a person, without its words about the person. Its chain still verifies. */
export function withoutPerson<E extends AuditEntry>(
  entry: E & { readonly link?: AuditLink | undefined },
  person: NamedPerson,
): E {
  const { actorId, actorName, target, replacement } = namingOf(person);
  const isActor = (actorId !== null && entry.actor.userId === actorId) || entry.actor.name === actorName;
  return {
    ...entry,
    actor: isActor ? { userId: null, name: replacement } : entry.actor,
    target: entry.target === target ? replacement : entry.target,
    detail: '',
    ...(entry.link !== undefined && { link: { ...entry.link, salt: null } }),
  };
}

function commitmentOf({ actor, target, detail }: AuditEntry, salt: string): string {
  return digest([salt, actor.userId, actor.name, target, detail]);
}

function hashOf({ id, at, action }: AuditEntry, seq: number, commitment: string, previous: string): string {
  return digest([previous, seq, id, at, action, commitment]);
}

const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts), 'base64url');
