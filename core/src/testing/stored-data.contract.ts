import { expect, it } from 'vitest';

interface StoredData {
  readonly what: string;
  /** The table of SQLite; null if there is none. */
  readonly sqlite: string | null;
  /** The collection of MongoDB; null if there is none. */
  readonly mongo: string | null;
}

const both = (name: string, what: string): StoredData => ({ what, sqlite: name, mongo: name });

/** Everything that is stored, with what an erasure does to what it says of a person. */
const storedData: readonly StoredData[] = [
  both('users', 'an erased user is replaced by a keyed hash'),
  both('sessions', 'end with the account'),
  both('personal_tokens', 'end with the account'),
  both('voices', 'of the user alone, without a text of anybody; deleted with the account'),
  both('mfa_enrolments', 'end with the account'),
  both('google_access', 'ends with the account'),
  both('one_time_secrets', 'hashed, and of no use without the account; gone within three days'),
  both('sign_in_failures', 'keyed hashes alone, for a day'),
  { sqlite: 'records', mongo: 'generations', what: 'removed' },
  { sqlite: 'record_inputs', mongo: null, what: 'removed with their record' },
  { sqlite: 'record_versions', mongo: 'ready_versions', what: 'removed with their record' },
  both('record_sources', 'removed with their record'),
  { sqlite: 'record_names', mongo: null, what: 'removed with their record' },
  { sqlite: 'worklist_counts', mongo: null, what: 'ids and figures alone' },
  both('hand_overs', 'removed'),
  { sqlite: 'hand_over_names', mongo: null, what: 'removed with their hand-over' },
  both('erased_records', 'ids alone, for a week'),
  both('contact_snapshots', 'all removed'),
  { sqlite: 'audit_log', mongo: 'audit', what: 'words about an erased person leave it, and the chain still holds' },
  { sqlite: 'audit_checkpoint', mongo: 'singletons', what: 'figures alone' },
  { sqlite: 'audit_marks', mongo: 'singletons', what: 'figures alone' },
  both('status_events', 'ids, and the emails of a generation under way, for five minutes'),
  both('idempotency', 'ids of users and records alone, for a day'),
  both('usage_facts', 'ids and figures alone'),
  both('spend_limits', 'ids and figures alone'),
  both('spend_accounts', 'ids and figures alone'),
  { sqlite: 'spend_holds', mongo: 'spend_accounts', what: 'ids and figures alone' },
  both('request_windows', 'ids and figures alone, for a minute'),
  both('prompts', 'the agency’s own words; an erased author is forgotten'),
  both('prompt_samples', 'deleted with the contact; an erased author is forgotten'),
  both('prompt_trials', 'ids and figures alone; an erased author is forgotten'),
  both('trial_cells', 'deleted with the sample they were made from'),
  both('runs', 'deleted with the account'),
  both('run_rows', 'rows of the contact are deleted'),
  both('prompt_versions', 'the agency’s own words; an erased author is forgotten'),
  both('summary_prompts', 'the agency’s own words'),
  both('singletons', 'the agency’s own words, and ids and figures'),
  both('agencies', 'the agency’s own words'),
  both('ai_models', 'no person'),
  both('api_keys', 'no person'),
  both('key_slots', 'no person'),
  { sqlite: 'reached_turn', mongo: 'singletons', what: 'no person' },
  both('connection_health', 'no person'),
  both('crm_fields', 'no person'),
  { sqlite: 'sqlite_sequence', mongo: null, what: 'no person' },
  { sqlite: null, mongo: 'migrations', what: 'no person' },
];

/** Compares the tables or collections of a store with those of which it is decided what an erasure does to them. */
export function describeStoredData(store: 'sqlite' | 'mongo', namesIn: () => Promise<readonly string[]>): void {
  it(`stores nothing in ${store} of which nobody has decided what an erasure does to it`, async () => {
    const decided = new Set(storedData.flatMap(({ [store]: name }) => name ?? []));
    expect([...new Set(await namesIn())].toSorted()).toEqual([...decided].toSorted());
  });
}
