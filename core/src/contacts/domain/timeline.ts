import { engagementKinds, type CrmContact, type Engagement, type EngagementKind } from './contact.ts';
import { engagementDate } from './engagement-date.ts';
import { mailTexts } from './mail-texts.ts';
import { historyOf } from './own-note.ts';
import { plainText } from './plain-text.ts';
import { speakersOf, type Speaker } from './speaker.ts';
import { cut } from './visible-text.ts';
import type { Timestamp } from '../../shared/clock.ts';

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
}

const bodies: Record<Exclude<EngagementKind, 'emails'>, string> = {
  notes: 'hs_note_body',
  calls: 'hs_call_body',
  meetings: 'hs_meeting_body',
  tasks: 'hs_task_body',
};

/**
 * All engagements of a contact, newest first whatever their kind, undated ones last. The playbooks that Overture filed
 * and empty notes are left out. Each text has `maxLength` characters at most.
 */
export function timelineOf(
  contact: CrmContact,
  { maxLength }: { readonly maxLength: number },
): readonly TimelineEntry[] {
  const mails = mailTexts(contact.engagements.emails);
  const speakerOf = speakersOf(contact);
  const entryOf = (kind: EngagementKind, engagement: Engagement): TimelineEntry => {
    const at = engagementDate(kind, engagement);
    if (kind !== 'emails') {
      const text = plainText(engagement.properties[bodies[kind]], { maxLength });
      return { kind, engagement, at, text, quoted: '', speaker: null };
    }
    const { own = '', quoted = '' } = mails.get(engagement.id) ?? {};
    const speaker = speakerOf(engagement.properties);
    return { kind, engagement, at, text: cut(own, maxLength), quoted: cut(quoted, maxLength), speaker };
  };
  return engagementKinds
    .flatMap((kind) => historyOf(contact, kind).map((engagement) => entryOf(kind, engagement)))
    .filter(({ kind, text }) => kind !== 'notes' || text !== '')
    .sort((a, b) => (b.at ?? Number.NEGATIVE_INFINITY) - (a.at ?? Number.NEGATIVE_INFINITY) || 0);
}
