import type { Db } from 'mongodb';
import { defaultDeadlineMs } from './connect.ts';
import { Documents, type Stored } from './documents.ts';

/** The collections that repositories of MongoDB use. Their names are stored, so that a rename needs a migration. */
export function collectionsOf(db: Db, deadlineMs = defaultDeadlineMs) {
  const documents = <Id = string>(name: string): Documents<Id> =>
    new Documents(db.collection<Stored<Id>>(name), deadlineMs);
  return {
    /** Contacts as they were read, on which prompts are tried; some hundreds at most. */
    samples: documents('prompt_samples'),
    trialCells: documents('trial_cells'),
    /** Documents that exist once: the base summary, the services, the deletions of superadmins, the exit from the sandbox. */
    singletons: documents('singletons'),
    generations: documents('generations'),
    /** One small document for each ready version of `generations`, so that counting reads no records. */
    readyVersions: documents('ready_versions'),
    /** The sources of versions, compressed: one document for each record and hash. */
    recordSources: documents('record_sources'),
    handOvers: documents('hand_overs'),
    erasedRecords: documents('erased_records'),
    usageFacts: documents('usage_facts'),
    /** What was spent in a day or a month, and what is held for calls in flight. */
    spendAccounts: documents('spend_accounts'),
    requestWindows: documents('request_windows'),
    audit: documents('audit'),
    statusEvents: documents<number>('status_events'),
  };
}

export type Collections = ReturnType<typeof collectionsOf>;
