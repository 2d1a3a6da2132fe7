import { mailsOf } from './contact-mails.ts';
import { engagementKinds, type CrmContact, type Engagement, type EngagementKind } from './contact.ts';
import { engagementDate } from './engagement-date.ts';
import { historyOf } from './own-note.ts';
import { plainText } from './plain-text.ts';
import type { Speaker } from './speaker.ts';
import { cut } from '../../platform/visible-text.ts';
import type { Timestamp } from '../../platform/clock.ts';

/** One engagement of a contact, in readable text. */
export interface TimelineEntry {
  readonly kind: EngagementKind;
  readonly engagement: Engagement;
  readonly at: Timestamp | null;
  readonly text: string;
  /** For an email: quoted mails that are in no other entry. */
  readonly quoted: string;
  /** For an email: who wrote it. */
  readonly speaker: Speaker | null;
  /** For an email: whether a program wrote it, so that nobody said anything by it. */
  readonly isAutomatic: boolean;
}

const bodies: Record<Exclude<EngagementKind, 'emails'>, string> = {
  notes: 'hs_note_body',
  calls: 'hs_call_body',
  meetings: 'hs_meeting_body',
  tasks: 'hs_task_body',
};

/** Whether the contact wrote this email in person. */
export function isOwnWords({ speaker, isAutomatic }: TimelineEntry): boolean {
  return speaker === 'contact' && !isAutomatic;
}

/**
 * All engagements of a contact, newest first whatever their kind, undated ones last. The playbooks that Overture filed
 * and empty notes are left out. Each text has `maxLength` characters at most.
 */
export function timelineOf(
  contact: CrmContact,
  { maxLength }: { readonly maxLength: number },
): readonly TimelineEntry[] {
  return engagementKinds
    .flatMap((kind) => (kind === 'emails' ? mailEntries(contact, maxLength) : entriesOf(contact, kind, maxLength)))
    .filter(({ kind, text }) => kind !== 'notes' || text !== '')
    .sort((a, b) => (b.at ?? Number.NEGATIVE_INFINITY) - (a.at ?? Number.NEGATIVE_INFINITY) || 0);
}

function mailEntries(contact: CrmContact, maxLength: number): readonly TimelineEntry[] {
  return mailsOf(contact).map(({ engagement, at, text, quoted, speaker, isAutomatic }) => ({
    kind: 'emails',
    engagement,
    at,
    text: cut(text, maxLength),
    quoted: cut(quoted, maxLength),
    speaker,
    isAutomatic,
  }));
}

function entriesOf(contact: CrmContact, kind: keyof typeof bodies, maxLength: number): readonly TimelineEntry[] {
  return historyOf(contact, kind).map((engagement) => ({
    kind,
    engagement,
    at: engagementDate(kind, engagement),
    text: plainText(engagement.properties[bodies[kind]], { maxLength }),
    quoted: '',
    speaker: null,
    isAutomatic: false,
  }));
}
