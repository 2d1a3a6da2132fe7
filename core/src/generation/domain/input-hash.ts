import { hash } from 'node:crypto';
import { localDay } from '../../shared/local-day.ts';
import type { PromptInput } from './build-prompt.ts';
import { sequenceRules } from './sequence-rules.ts';

/**
 * SHA-256, hex, of everything a result was written from: equal inputs give equal hashes whatever the order of their
 * keys, and a change of the rules, the template, the model or one CRM value gives another one.
 */
export function inputHash(input: PromptInput & { readonly model: string }): string {
  // The prompt names the day, not the minute: fetching again an hour later changes nothing that was written from.
  const snapshot = { ...input.snapshot, fetchedAt: localDay(input.snapshot.fetchedAt, input.timeZone ?? 'UTC') };
  const material = { ...input, snapshot, rules: input.rules ?? sequenceRules, sender: input.sender ?? null };
  return hash('sha256', JSON.stringify(sorted(material)));
}

/** With the keys of every object in order. A replacer would do, at several times the price. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(Reflect.get(value, name))]));
}
