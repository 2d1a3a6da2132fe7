import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { CheckFacts } from '../../contract/index.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import type { TimelineEntry } from '../../contacts/domain/timeline.ts';
import type { LanguageDetector } from '../../evidence/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { UserProfile } from '../../users/domain/user.ts';

/** Emails of the contact that tell their language. */
const tellingEmails = 3;
const maxQuestions = 5;

/** What the send check asks of the contact, the sender and the template. */
export function checkFactsOf({
  snapshot: { contact },
  timeline,
  sender,
  templateText,
  lastGeneratedAt,
  detect,
}: {
  readonly snapshot: ContactSnapshot;
  readonly timeline: readonly TimelineEntry[];
  readonly sender: UserProfile | null;
  readonly templateText: string;
  readonly lastGeneratedAt: Timestamp | null;
  readonly detect: LanguageDetector;
}): CheckFacts {
  const { properties } = contact;
  const emails = timeline.filter(({ kind }) => kind === 'emails');
  const theirs = emails.filter(({ speaker }) => speaker === 'contact');
  const ours = emails.filter(({ speaker }) => speaker === 'us');
  return {
    contact: {
      names: given(properties['firstname'], properties['lastname']),
      company: properties['company'] || contact.company?.properties['name'] || null,
      isOptedOut: hasOptedOut(properties),
      hasBounced: ours[0]?.engagement.properties['hs_email_status'] === 'BOUNCED',
      language:
        detect(
          theirs
            .slice(0, tellingEmails)
            .map(({ text }) => text)
            .join('\n'),
        ) ??
        (properties['hs_language'] || null),
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

/** What the contact asked since we last wrote or spoke with them, the newest first. */
function openQuestionsOf(timeline: readonly TimelineEntry[]): CheckFacts['contact']['openQuestions'] {
  const answeredAt = timeline.findIndex(
    ({ kind, speaker }) => speaker === 'us' || kind === 'calls' || kind === 'meetings',
  );
  return timeline
    .slice(0, answeredAt < 0 ? undefined : answeredAt)
    .filter(({ speaker }) => speaker === 'contact')
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
/** Where a template only says how long an email may be, from a third of that on it is no stub. */
const minShare = 1 / 3;

/** How long the template wants an email; null where it does not say. */
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
