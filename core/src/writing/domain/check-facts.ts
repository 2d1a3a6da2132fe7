import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { CheckFacts } from '../../checks/contract/evidence.ts';
import { bouncedAt } from '../../contacts/domain/contact-mails.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { isOwnWords, type TimelineEntry } from '../../contacts/domain/timeline.ts';
import type { LanguageDetector } from '../../checks/index.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { UserProfile } from '../../people/users/domain/user.ts';

/** The number of the contact's emails from which their language is detected. */
const maxEmailsForLanguage = 3;
const maxQuestions = 5;

/** The facts about contact, sender and template that the send check needs. */
export function checkFactsOf({
  snapshot: { contact },
  timeline,
  sender,
  templateText,
  lastGeneratedAt,
  chosenLanguage,
  detect,
}: {
  readonly snapshot: ContactSnapshot;
  readonly timeline: readonly TimelineEntry[];
  readonly sender: UserProfile | null;
  readonly templateText: string;
  readonly lastGeneratedAt: Timestamp | null;
  /** The language that the rep chose for the emails, which counts as the contact's. */
  readonly chosenLanguage?: string | undefined;
  readonly detect: LanguageDetector;
}): CheckFacts {
  const { properties } = contact;
  const emails = timeline.filter(({ kind }) => kind === 'emails');
  const theirs = emails.filter(isOwnWords);
  const written = detect(
    theirs
      .slice(0, maxEmailsForLanguage)
      .map(({ text }) => text)
      .join('\n'),
  );
  return {
    contact: {
      names: given(properties['firstname'], properties['lastname']),
      company: properties['company'] || contact.company?.properties['name'] || null,
      isOptedOut: hasOptedOut(properties),
      hasBounced: bouncedAt(contact) !== null,
      ...languageOf({ chosen: chosenLanguage, written, property: properties['hs_language'] }),
      lastInboundAt: isoOrNull(theirs[0]?.at ?? null),
      threadSubjects: [
        ...new Set(emails.flatMap(({ engagement }) => given(engagement.properties['hs_email_subject']))),
      ],
      openQuestions: openQuestionsOf(timeline),
    },
    sender: {
      names: sender?.signAs ? [sender.signAs] : given(sender?.firstName, sender?.lastName),
      company: sender?.company.trim() || null,
    },
    words: wordsOf(templateText),
    lastGeneratedAt: isoOrNull(lastGeneratedAt),
  };
}

/** The contact's language, and from where it is known. */
function languageOf({
  chosen,
  written,
  property,
}: {
  readonly chosen: string | undefined;
  readonly written: string | null;
  readonly property: string | null | undefined;
}): Pick<CheckFacts['contact'], 'language' | 'languageFrom'> {
  if (chosen !== undefined) return { language: chosen, languageFrom: 'choice' };
  if (written !== null) return { language: written, languageFrom: 'emails' };
  return property ? { language: property, languageFrom: 'property' } : { language: null };
}

/** The contact's questions since our last email or conversation, the newest first. */
function openQuestionsOf(timeline: readonly TimelineEntry[]): CheckFacts['contact']['openQuestions'] {
  const answeredAt = timeline.findIndex(
    ({ kind, speaker }) => speaker === 'us' || kind === 'calls' || kind === 'meetings',
  );
  return timeline
    .slice(0, answeredAt < 0 ? undefined : answeredAt)
    .filter(isOwnWords)
    .flatMap(({ text, at }) =>
      [...text.matchAll(/[^.!?？。！\n]{10,200}[?？]/g)].map(([question]) => ({
        text: question.trim(),
        ...(at !== null && { date: new Date(at).toISOString() }),
      })),
    )
    .slice(0, maxQuestions);
}

const number = String.raw`(\d{2,3})`;
const range = new RegExp(String.raw`\b${number}\s*(?:-|–|to|and)\s*${number}\s+words\b`, 'i');
const upTo = new RegExp(
  String.raw`\b(?:under|below|at most|up to|no more than|fewer than|less than|max(?:imum)?(?: of)?)\s+${number}\s+words\b`,
  'i',
);
/** If a template only names a maximum length, an email of at least this share of it is not too short. */
const minShare = 1 / 3;

/** The length in words that the template asks for; null if it names none. */
export function wordsOf(template: string): CheckFacts['words'] {
  const [, min, max] = range.exec(template) ?? [];
  if (min !== undefined && max !== undefined) return { min: Number(min), max: Number(max) };
  const limit = upTo.exec(template)?.[1];
  return limit === undefined ? null : { min: Math.round(Number(limit) * minShare), max: Number(limit) };
}

function given(...values: readonly (string | null | undefined)[]): string[] {
  return values.flatMap((value) => (value?.trim() ? [value.trim()] : []));
}

function isoOrNull(at: Timestamp | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
