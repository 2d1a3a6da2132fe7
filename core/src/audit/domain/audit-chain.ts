import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { auditEntrySchema, type AuditActor, type AuditEntry } from './audit-entry.ts';
import { hash, randomBytes } from 'node:crypto';
import { namingOf, type NamedPerson } from './named-person.ts';

/** Names an entry that was altered, with a commitment to what remains of it. */
const alterationSchema = z.object({
  id: z.string(),
  commitment: z.string(),
  /**
   * The commitment to the words that were altered, as they were found. If they are not those that were proven before,
   * somebody had changed them. Absent where nothing proved them: in the log of an early version.
   */
  from: z.string().optional(),
});
export type Alteration = Immutable<z.infer<typeof alterationSchema>>;

/** What an entry says for `VerifyAudit`, which no person reads. */
const factsSchema = z.object({
  /** The entries whose words were altered. */
  altered: z.array(alterationSchema).optional(),
  /** The number of entries without a link, in the entry with which the keyed chain begins. */
  unlinked: z.number().int().optional(),
  /** After a rotation of the master key: the ids of keys that link no entries from here on. */
  retired: z.array(z.string()).optional(),
  /** These keys, sealed with the new master key. */
  sealedKeys: z.string().optional(),
});
export type EntryFacts = Immutable<z.infer<typeof factsSchema>>;

/**
 * Links an entry to the one before it. The chain is built from commitments to what entries say about people, not from
 * the words. When a person is erased, the salt is removed with the words: nobody can then guess the words from the
 * commitment, and the chain still verifies.
 */
const linkSchema = z.object({
  /** The number in the chain: 1 for the first entry, without gaps. */
  seq: z.number().int(),
  /** Null once the person is erased. */
  salt: z.string().nullable(),
  /** The digest of the salt and of what the entry says about people. */
  commitment: z.string(),
  /** The hash of the previous entry; empty for the first. */
  previous: z.string(),
  /** The keyed digest of the previous hash, the commitment, and everything else in the entry. */
  hash: z.string(),
  /** The id of the key; absent in entries of early versions, whose `hash` is a digest without a key. */
  key: z.string().optional(),
  says: factsSchema.optional(),
});
export type AuditLink = Immutable<z.infer<typeof linkSchema>>;

/** The keys that link entries. */
export interface LinkKeys {
  /** The id of the key that links new entries. */
  readonly current: string;
  /** The keyed digest of a text; null for an unknown key. */
  digest(words: string, keyId: string): string | null;
}

const entrySchema = auditEntrySchema.extend({
  /** Absent in entries of early versions. */
  link: linkSchema.optional(),
  /** The salt of the commitment to what remains, in an entry that was altered. */
  remains: z.string().optional(),
  /** The name by which the entry's actor is found, where it was read to be verified. */
  actorSearch: z.string().optional(),
});
/** An entry as it is stored. */
export type StoredEntry = Immutable<z.infer<typeof entrySchema>>;

export const storedEntrySchema = entrySchema.omit({ actorSearch: true });
/** Reads an entry that is not in the chain, whatever its link says. */
export const unlinkedEntrySchema = entrySchema.omit({ link: true });
/** An entry of the chain. */
export const chainedEntrySchema = entrySchema.extend({ link: linkSchema });
export type ChainedEntry = Immutable<z.infer<typeof chainedEntrySchema>>;

/** The entry after which the next one is linked. */
export type ChainEnd = Pick<AuditLink, 'seq' | 'hash' | 'key'>;

export const chainStart: ChainEnd = { seq: 0, hash: '' };

export const chainEndOf = ({ link: { seq, hash: digest, key } }: ChainedEntry): ChainEnd => ({
  seq,
  hash: digest,
  ...(key !== undefined && { key }),
});

/** The end of a chain as people note it: `<number>.<hash>`. */
export const chainEndText = ({ seq, hash: digest }: ChainEnd): string => `${seq}.${digest}`;

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** The entry, linked with the current key as the next of the chain. */
export function chained(entry: AuditEntry, end: ChainEnd, keys: LinkKeys, says?: EntryFacts): ChainedEntry {
  const salt = newSalt();
  const link = {
    seq: end.seq + 1,
    salt,
    commitment: commitmentOf(entry, salt),
    previous: end.hash,
    key: keys.current,
    ...(says !== undefined && { says }),
  };
  const digest = keys.digest(linkWords(entry, link), keys.current);
  if (digest === null) throw new Error('The current key of the audit log is unknown.');
  return { ...entry, link: { ...link, hash: digest } };
}

/** What is wrong with the place of an entry that should follow `end`, in a few words; null if nothing is. */
export function placeFlawOf(entry: ChainedEntry, end: ChainEnd): string | null {
  const { link } = entry;
  if (link.seq !== end.seq + 1) return `entry ${end.seq + 1} is missing`;
  if (link.previous !== end.hash) return 'it does not follow the entry before it';
  if (link.key === undefined && end.key !== undefined) return 'it has no key, as if it were older than those before it';
  if (link.key !== undefined && end.key === undefined && entry.action !== 'audit_keyed') {
    return 'the entries that should be before it are not there';
  }
  return null;
}

/** Whether none of these keys can prove the entry. */
export const isOfUnknownKey = ({ link }: ChainedEntry, keys: LinkKeys): boolean =>
  link.key !== undefined && keys.digest('', link.key) === null;

/** What is wrong with the link of an entry, wherever it stands; null if nothing is. */
export function linkFlawOf(entry: ChainedEntry, keys: LinkKeys): string | null {
  const { link } = entry;
  const words = linkWords(entry, link);
  const digest = link.key === undefined ? plainDigest(words) : keys.digest(words, link.key);
  if (digest === null) return `it was written with a key that is not known here (${link.key})`;
  return link.hash === digest ? null : 'its time, action or order was changed';
}

/** What an entry says for the verification. Without a key nothing proves who says it. */
export const factsOf = ({ link }: ChainedEntry): EntryFacts => (link.key === undefined ? {} : (link.says ?? {}));

/** Whether an entry is found under the name that it has. */
export const isFoundByName = ({ actor, actorSearch }: StoredEntry): boolean => actorSearch === searchNameOf(actor);

/** The name by which an actor is found. */
export const searchNameOf = ({ name }: AuditActor): string => name.toLowerCase();

/** Whether the words of an entry are those that were written; null if they were altered since. */
export function hasOriginalWords(entry: ChainedEntry): boolean | null {
  const { salt, commitment } = entry.link;
  return salt === null ? null : commitment === commitmentOf(entry, salt);
}

/** The commitment to the words of an entry as they are; null if it has nothing to commit to them with. */
export function commitmentToWords(entry: StoredEntry): string | null {
  const salt = entry.link?.salt ?? null;
  if (salt !== null) return commitmentOf(entry, salt);
  return entry.remains === undefined ? null : remainderOf(entry, entry.remains);
}

/** The commitment to what remains of an entry that was altered. */
export function remainderOf({ id, at, action, actor, target, detail }: AuditEntry, salt: string): string {
  return plainDigest(JSON.stringify([salt, id, at, action, actor.userId, actor.name, target, detail]));
}

/** An entry that names a person, without its words about the person. Its place in the chain still verifies. */
export function withoutPerson<E extends StoredEntry>(entry: E, person: NamedPerson): E {
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
  return plainDigest(JSON.stringify([salt, actor.userId, actor.name, target, detail]));
}

/** The text of which a link's hash is the digest. The keyed one begins with the key, so that it is no plain one. */
function linkWords(
  { id, at, action }: AuditEntry,
  { seq, previous, commitment, key, says }: Omit<AuditLink, 'hash' | 'salt'>,
): string {
  const words = [previous, seq, id, at, action, commitment];
  if (key === undefined) return JSON.stringify(words);
  const { altered, unlinked, retired, sealedKeys } = says ?? {};
  const alterations = altered?.map((one) => [one.id, one.commitment, ...(one.from === undefined ? [] : [one.from])]);
  const facts = [alterations ?? null, unlinked ?? null, retired ?? null];
  return JSON.stringify([key, ...words, ...facts, sealedKeys ?? null]);
}

const plainDigest = (words: string): string => hash('sha256', words, 'base64url');
