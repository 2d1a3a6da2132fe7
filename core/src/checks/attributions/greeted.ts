import type { People } from './people.ts';

/** A longer first line is no greeting. */
const maxGreeting = 60;

/** Whom the email addresses: whoever its first line greets, or else the contact; nobody where it greets several. */
export function greetedIn(text: string, people: People): readonly string[] {
  const line = /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
  const [first, ...others] = line.length > maxGreeting ? [] : people.namesIn(line);
  if (first === undefined) return people.contact;
  return others.every(({ names }) => people.areOne(names, first.names)) ? first.names : [];
}
