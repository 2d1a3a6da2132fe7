import { formatDay } from '../../platform/contract/format-day.ts';
import { engagementKinds, type CrmContact, type Engagement, type EngagementKind } from './contact.ts';
import { callSeconds, engagementDate, newestFirst } from './engagement-date.ts';
import { historyOf } from './own-note.ts';
import { plainText } from './plain-text.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The most characters of one entry and of one kind. A model reads the digest; if the model fails, a rep does. */
const entryLimit = 1_500;
const kindLimit = 30_000;

const writers: Record<EngagementKind, (engagement: Engagement, day: string, index: number) => string[]> = {
  emails: ({ properties }, day, index) => [
    `EMAIL THREAD ${index + 1} (${day})`,
    `${inline(properties['hs_email_subject']) || 'No subject'} [Status: ${inline(properties['hs_email_status']) || 'Unknown'}]`,
    body(properties['hs_email_html'] || properties['hs_email_text']),
  ],
  meetings: ({ properties }, day) => [
    `MEETING (${day}) - ${inline(properties['hs_meeting_title']) || 'Meeting'}`,
    `Outcome: ${inline(properties['hs_meeting_outcome']) || 'Unknown'}`,
    `Location: ${inline(properties['hs_meeting_location']) || 'Unknown'}`,
    body(properties['hs_meeting_body']),
  ],
  calls: (call, day) => {
    const seconds = callSeconds(call);
    return [
      `CALL (${day}) - ${inline(call.properties['hs_call_title']) || 'Call'}`,
      `Direction: ${inline(call.properties['hs_call_direction']) || 'Unknown'}`,
      call.properties['hs_call_disposition'] ? `Outcome: ${inline(call.properties['hs_call_disposition'])}` : '',
      seconds === null ? '' : `Duration: ${seconds} seconds`,
      body(call.properties['hs_call_body']),
    ];
  },
  notes: ({ properties }, day) => [`NOTE (${day})`, body(properties['hs_note_body'])],
  tasks: ({ properties }, day) => [
    `TASK (${day}) - ${inline(properties['hs_task_subject']) || 'Task'}`,
    `Status: ${inline(properties['hs_task_status']) || 'Unknown'}`,
    body(properties['hs_task_body']),
  ],
};

const order: readonly EngagementKind[] = ['emails', 'meetings', 'calls', 'notes', 'tasks'];

/**
 * The history with a contact as plain text: emails, meetings, calls, notes, then tasks, each newest first. Empty when
 * there is no history. Each kind has 30,000 characters at most, in whole entries; a last line counts the missing ones.
 */
export function historyDigest(contact: CrmContact): string {
  if (engagementKinds.every((kind) => historyOf(contact, kind).length === 0)) return '';
  return order.flatMap((kind) => kindDigest(contact, kind)).join('\n\n');
}

function kindDigest(contact: CrmContact, kind: EngagementKind): string[] {
  const engagements = newestFirst(kind, historyOf(contact, kind));
  const entries: string[] = [];
  let length = 0;
  for (const [index, engagement] of engagements.entries()) {
    const at = engagementDate(kind, engagement);
    const day = at === null ? 'Unknown date' : formatDay(at);
    const entry = writers[kind](engagement, day, index)
      .filter((line) => line !== '')
      .join('\n');
    length += entry.length;
    if (length > kindLimit && entries.length > 0) break;
    entries.push(entry);
  }
  const missing = engagements.length - entries.length + (contact.notRead[kind] ?? 0);
  if (missing > 0)
    entries.push(`(${counted(missing, `older ${kind.slice(0, -1)} is`, `older ${kind} are`)} not shown)`);
  return entries;
}

function inline(value: string | null | undefined): string {
  return plainText(value, { maxLength: 300 }).replaceAll(/\s+/g, ' ');
}

function body(value: string | null | undefined): string {
  return plainText(value, { maxLength: entryLimit });
}
