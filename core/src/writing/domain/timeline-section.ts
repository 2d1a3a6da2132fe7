import type { EngagementKind } from '../../contacts/domain/contact.ts';
import { callSeconds } from '../../contacts/domain/engagement-date.ts';
import { isOwnWords, type TimelineEntry } from '../../contacts/domain/timeline.ts';
import { localDay } from '../../platform/local-day.ts';
import type { PromptItem, PromptSection } from './fit-sections.ts';
import { entrySource } from './entry-source.ts';
import { singular } from '../../records/domain/singular-kinds.ts';
import { attributes } from './attributes.ts';
import { escapeText } from '../../platform/xml.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The id of an entry is the letter of its kind and a number: e1 is the newest email. */
const letters: Record<EngagementKind, string> = { notes: 'n', emails: 'e', calls: 'c', meetings: 'm', tasks: 't' };

const writers: Record<EngagementKind, (entry: TimelineEntry, id: string, date: string) => string> = {
  notes: (entry, id, date) => element('note', { id, date, by: entry.engagement.author }, entry),
  emails: (entry, id, date) => {
    const { properties: p } = entry.engagement;
    return element(
      'email',
      {
        id,
        date,
        by: entry.speaker,
        automatic: entry.isAutomatic ? 'yes' : '',
        from: p['hs_email_from_email'],
        to: p['hs_email_to_email'],
        cc: p['hs_email_cc_email'],
        subject: p['hs_email_subject'],
        status: p['hs_email_status'],
      },
      entry,
    );
  },
  calls: (entry, id, date) => {
    const { properties: p } = entry.engagement;
    const seconds = callSeconds(entry.engagement);
    return element(
      'call',
      {
        id,
        date,
        by: entry.engagement.author,
        title: p['hs_call_title'],
        direction: p['hs_call_direction'],
        seconds: seconds === null ? '' : String(seconds),
        outcome: p['hs_call_disposition'],
      },
      entry,
    );
  },
  meetings: (entry, id, date) => {
    const { properties: p } = entry.engagement;
    return element(
      'meeting',
      {
        id,
        date,
        by: entry.engagement.author,
        title: p['hs_meeting_title'],
        outcome: p['hs_meeting_outcome'],
        location: p['hs_meeting_location'],
      },
      entry,
    );
  },
  tasks: (entry, id, date) => {
    const { properties: p } = entry.engagement;
    return element(
      'task',
      {
        id,
        due: date,
        for: entry.engagement.author,
        subject: p['hs_task_subject'],
        status: p['hs_task_status'],
      },
      entry,
    );
  },
};

/**
 * The section with the contact's history, newest first, with the days of the time zone. If there is not enough room,
 * the contact's own words come first. An email that Overture wrote has no id, because no claim may cite it.
 */
export function timelineSection(
  timeline: readonly TimelineEntry[],
  {
    prospectUrl,
    timeZone,
    isDraft,
  }: {
    readonly prospectUrl: string;
    readonly timeZone: string;
    /** Whether a text is that of an email that Overture wrote. */
    readonly isDraft: (text: string) => boolean;
  },
): PromptSection {
  const counts = { notes: 0, emails: 0, calls: 0, meetings: 0, tasks: 0 };
  return {
    tag: 'timeline',
    items: timeline.map((entry) => {
      counts[entry.kind] += 1;
      const id = `${letters[entry.kind]}${counts[entry.kind]}`;
      const drafted = {
        text: entry.kind === 'emails' && !isOwnWords(entry) && isDraft(entry.text),
        quoted: isDraft(entry.quoted),
      };
      return {
        text: writers[entry.kind](entry, drafted.text ? '' : id, entry.at === null ? '' : localDay(entry.at, timeZone)),
        rank: rankOf(entry),
        kind: singular[entry.kind],
        source: entrySource(entry, id, prospectUrl, drafted),
      };
    }),
    layout: 'lines',
    share: 0.41,
    describeMissing: describeOlder,
  };
}

function rankOf(entry: TimelineEntry): PromptItem['rank'] {
  if (isOwnWords(entry)) return 0;
  const { kind } = entry;
  return kind === 'notes' || kind === 'tasks' ? 2 : 1;
}

function describeOlder(missing: readonly PromptItem[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of missing) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => counted(count, kind)).join(', ');
}

function element(tag: string, values: Parameters<typeof attributes>[0], { text, quoted }: TimelineEntry): string {
  const below = quoted === '' ? '' : `\n<quoted>${escapeText(quoted)}</quoted>`;
  return `<${tag}${attributes(values)}>${escapeText(text)}${below}</${tag}>`;
}
