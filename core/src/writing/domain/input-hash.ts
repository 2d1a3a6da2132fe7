import { hash } from 'node:crypto';
import { localDay } from '../../platform/local-day.ts';
import type { PromptInput } from './build-prompt.ts';
import { sequenceRules } from './sequence-rules.ts';

/**
 * The SHA-256 in hex of everything that a result was written from. Equal inputs have equal hashes whatever the order of
 * their keys; a change of the rules, the template, the model or one CRM value changes the hash.
 */
export function inputHash(input: PromptInput & { readonly model: string }, rules = sequenceRules): string {
  // The prompt names the day and not the minute, so that a contact fetched an hour later has the same hash.
  const snapshot = { ...input.snapshot, fetchedAt: localDay(input.snapshot.fetchedAt, input.timeZone ?? 'UTC') };
  const material = { ...input, snapshot, rules, sender: input.sender ?? null };
  return hash('sha256', JSON.stringify(sorted(material)));
}

/** Sorts the keys of every object. A replacer of `JSON.stringify` would be several times slower. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(Reflect.get(value, name))]));
}
