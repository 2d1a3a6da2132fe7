import type { Collection, Db, Document } from 'mongodb';

/** A stored document: the domain object beside its key. Read through a zod schema, so its shape here is loose. */
export type Stored = Document & { readonly _id: string };

/** The collections of a store. Names are part of what is stored: a rename is a migration. */
export interface Collections {
  readonly users: Collection<Stored>;
  readonly revokedTokens: Collection<Stored>;
  readonly signInFailures: Collection<Stored>;
  readonly prompts: Collection<Stored>;
  readonly summaryPrompts: Collection<Stored>;
  readonly singletons: Collection<Stored>;
  readonly models: Collection<Stored>;
  readonly snapshots: Collection<Stored>;
  readonly idempotency: Collection<Stored>;
  readonly generations: Collection<Stored>;
  readonly apiKeys: Collection<Stored>;
  readonly keySlots: Collection<Stored>;
  readonly audit: Collection<Stored>;
  readonly statusEvents: Collection<Stored>;
  readonly migrations: Collection<Stored>;
}

export function collectionsOf(db: Db): Collections {
  return {
    users: db.collection('users'),
    revokedTokens: db.collection('revoked_tokens'),
    signInFailures: db.collection('sign_in_failures'),
    prompts: db.collection('prompts'),
    summaryPrompts: db.collection('summary_prompts'),
    singletons: db.collection('singletons'),
    models: db.collection('ai_models'),
    snapshots: db.collection('contact_snapshots'),
    idempotency: db.collection('idempotency'),
    generations: db.collection('generations'),
    apiKeys: db.collection('api_keys'),
    keySlots: db.collection('key_slots'),
    audit: db.collection('audit'),
    statusEvents: db.collection('status_events'),
    migrations: db.collection('migrations'),
  };
}
