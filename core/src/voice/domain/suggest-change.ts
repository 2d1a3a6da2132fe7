import type { Immutable } from '../../platform/contract/immutable.ts';
import type { VoiceProfile } from '../contract/voice.ts';
import type { EditedText } from './edited-text.ts';
import { emailParts, type EmailParts } from './email-parts.ts';

/** In so many emails somebody has to make the same change before it is more than a whim. */
const minChanges = 3;

/**
 * What a user changes in drafts again and again, as a change of their profile; null where there is nothing of the kind. A
 * change counts where it is the same in at least three emails and in most of those where that part was changed.
 */
export function suggestChange(
  profile: Immutable<VoiceProfile>,
  edited: readonly EditedText[],
): Partial<VoiceProfile> | null {
  const parts = edited.map(({ original, text }) => ({ before: emailParts(original), after: emailParts(text) }));
  const greeting = usual(parts, (email) => email.greeting);
  const closing = usual(parts, (email) => email.closing);
  const change: Partial<VoiceProfile> = {
    ...(greeting !== null &&
      !isEqual(greeting, profile.greeting.first) && { greeting: both(profile.greeting, greeting) }),
    ...(closing !== null && closing !== profile.closing.first && { closing: both(profile.closing, closing) }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** Replies change along where they were the same as first emails. */
function both<T>({ first, reply }: { readonly first: T | null; readonly reply: T | null }, wanted: T) {
  return { first: wanted, reply: isEqual(first, reply) ? wanted : reply };
}

function usual<T extends object | string>(
  emails: readonly { readonly before: EmailParts; readonly after: EmailParts }[],
  partOf: (email: EmailParts) => T | null,
): T | null {
  const changed = emails.flatMap(({ before, after }) => {
    const now = partOf(after);
    return now === null || isEqual(now, partOf(before)) ? [] : [now];
  });
  const [most = []] = [...Map.groupBy(changed, (part) => JSON.stringify(part)).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  return most.length >= minChanges && most.length > changed.length / 2 ? (most[0] ?? null) : null;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
