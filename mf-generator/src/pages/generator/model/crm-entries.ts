import { counted } from '@overture/core/contract';
import type { ContactDetail, EngagementWire } from '@overture/core/contract';

export const crmKinds = ['notes', 'emails', 'calls', 'meetings', 'tasks'] as const;
export type CrmKind = (typeof crmKinds)[number];

/** One engagement of the contact, as it is shown. */
export interface CrmEntry {
  readonly id: string;
  /** The time in ms; null if the CRM does not know it. */
  readonly at: number | null;
  readonly heading: string;
  readonly subject?: string;
  readonly lines: readonly string[];
  /** Untrusted HTML, which is shown only through the sanitiser. */
  readonly html?: string;
  readonly text?: string;
}

export type CrmEntries = Readonly<Record<CrmKind, readonly CrmEntry[]>>;

const ownPlaybook = 'Sales playbook filed by Overture; left out of insights and emails';

/** Every engagement of a contact as entries, newest first, undated ones last. */
export function crmEntries(detail: Pick<ContactDetail, CrmKind>): CrmEntries {
  return {
    notes: entriesOf(detail.notes, ['hs_timestamp', 'hs_createdate'], ({ properties, filedByOverture }, day) => ({
      heading: `NOTE (${day})`,
      lines: filedByOverture ? [ownPlaybook] : [],
      ...bodyOf(properties['hs_note_body']),
    })),
    emails: entriesOf(detail.emails, ['hs_timestamp', 'hs_createdate'], ({ properties }, day, index) => ({
      heading: `EMAIL THREAD ${index + 1} (${day})`,
      subject: properties['hs_email_subject'] || 'No subject',
      lines: [`[Status: ${properties['hs_email_status'] || 'Unknown'}]`, ...correspondents(properties)],
      ...(properties['hs_email_html'] ? bodyOf(properties['hs_email_html']) : textOf(properties['hs_email_text'])),
    })),
    calls: entriesOf(detail.calls, ['hs_timestamp', 'hs_createdate'], ({ properties }, day) => ({
      heading: `CALL (${day}) - ${properties['hs_call_title'] || 'Call'}`,
      lines: [
        `Direction: ${properties['hs_call_direction'] || 'Unknown'}`,
        // Without the outcome, a voicemail would look like a conversation.
        ...(properties['hs_call_disposition'] ? [`Outcome: ${properties['hs_call_disposition']}`] : []),
        `Duration: ${callSeconds(properties['hs_call_duration'])}`,
      ],
      ...bodyOf(properties['hs_call_body']),
    })),
    meetings: entriesOf(
      detail.meetings,
      ['hs_meeting_start_time', 'hs_timestamp', 'hs_createdate'],
      ({ properties }, day) => ({
        heading: `MEETING (${day}) - ${properties['hs_meeting_title'] || 'Meeting'}`,
        lines: [
          `Outcome: ${properties['hs_meeting_outcome'] || 'Unknown'}`,
          `Location: ${properties['hs_meeting_location'] || 'Unknown'}`,
        ],
        ...bodyOf(properties['hs_meeting_body']),
      }),
    ),
    tasks: entriesOf(detail.tasks, ['hs_timestamp', 'hs_createdate'], ({ properties }, day) => ({
      heading: `TASK (${day}) - ${properties['hs_task_subject'] || 'Task'}`,
      lines: [`Status: ${properties['hs_task_status'] || 'Unknown'}`],
      ...bodyOf(properties['hs_task_body']),
    })),
  };
}

type Writer = (engagement: EngagementWire, day: string, index: number) => Omit<CrmEntry, 'id' | 'at'>;

function entriesOf(engagements: readonly EngagementWire[], dateNames: readonly string[], write: Writer): CrmEntry[] {
  return engagements
    .map((engagement) => ({ engagement, at: dateOf(engagement, dateNames) }))
    .sort((a, b) => (a.at === b.at ? 0 : (b.at ?? Number.NEGATIVE_INFINITY) - (a.at ?? Number.NEGATIVE_INFINITY)))
    .map(({ engagement, at }, index) => ({ id: engagement.id, at, ...write(engagement, dayOf(at), index) }));
}

/** When the engagement took place, not when it was logged. The CRM writes ISO 8601, or ms in older records. */
function dateOf({ properties, createdAt }: EngagementWire, names: readonly string[]): number | null {
  for (const text of [...names.map((name) => properties[name]), createdAt]) {
    if (!text) continue;
    const at = /^\d{11,14}$/.test(text) ? Number(text) : Date.parse(text);
    if (Number.isFinite(at)) return at;
  }
  return null;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Such as `Jan 5, 2025`. */
function dayOf(at: number | null): string {
  return at === null ? 'Unknown date' : dayFormat.format(at);
}

/** HubSpot counts a call in milliseconds; people read whole seconds. */
function callSeconds(duration: string | null | undefined): string {
  return duration && /^\d{1,12}$/.test(duration) ? counted(Math.round(Number(duration) / 1000), 'second') : 'Unknown';
}

function correspondents(properties: EngagementWire['properties']): string[] {
  const from = properties['hs_email_from_email'];
  const to = properties['hs_email_to_email'];
  if (!from && !to) return [];
  const cc = properties['hs_email_cc_email'];
  return [`${from || 'Unknown'} → ${to || 'Unknown'}${cc ? `, cc ${cc}` : ''}`];
}

function bodyOf(body: string | null | undefined): Pick<CrmEntry, 'html' | 'text'> {
  if (!body?.trim()) return {};
  return /<[a-z!/]|&\w+;/i.test(body) ? { html: body } : { text: body };
}

function textOf(text: string | null | undefined): Pick<CrmEntry, 'text'> {
  return text?.trim() ? { text } : {};
}
