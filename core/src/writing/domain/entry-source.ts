import type { CrmProperties, EngagementKind } from '../../contacts/domain/contact.ts';
import { callSeconds } from '../../contacts/domain/engagement-date.ts';
import { plainLine } from '../../contacts/domain/plain-text.ts';
import type { TimelineEntry } from '../../contacts/domain/timeline.ts';
import type { Source } from '../../checks/contract/evidence.ts';
import { crmUrl } from './prompt-sources.ts';
import { singular } from '../../records/domain/singular-kinds.ts';
import { counted } from '../../platform/contract/counted.ts';

const titles: Record<EngagementKind, string> = {
  notes: '',
  emails: 'hs_email_subject',
  calls: 'hs_call_title',
  meetings: 'hs_meeting_title',
  tasks: 'hs_task_subject',
};
const names: Record<EngagementKind, string> = {
  notes: 'Note',
  emails: 'Email',
  calls: 'Call',
  meetings: 'Meeting',
  tasks: 'Task',
};

/** Which texts of an entry are those of emails that Overture wrote. */
export interface DraftedTexts {
  readonly text: boolean;
  readonly quoted: boolean;
}

/**
 * An entry of the timeline as a source: everything that the prompt says about it, as plain text. Of what Overture wrote
 * only when and to whom it was sent is a fact.
 */
export function entrySource(
  entry: TimelineEntry,
  id: string,
  prospectUrl: string,
  drafted: DraftedTexts = { text: false, quoted: false },
): Source {
  const { kind, engagement, at } = entry;
  const title = inline(engagement.properties[titles[kind]]);
  const said = joined([...(drafted.text ? [title, entry.text] : []), drafted.quoted ? entry.quoted : '']);
  return {
    kind: singular[kind],
    id,
    label: (drafted.text ? '' : title) || names[kind],
    ...(at !== null && { date: new Date(at).toISOString() }),
    ...crmUrl(prospectUrl, singular[kind], engagement.id),
    text: joined([...factsOf(entry), drafted.text ? '' : entry.text, drafted.quoted ? '' : entry.quoted]),
    ...(said !== '' && { said }),
  };
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

function factsOf({ kind, engagement }: TimelineEntry): string[] {
  const p = engagement.properties;
  const by = named('By', engagement.author);
  switch (kind) {
    case 'emails':
      return [
        named('From', p['hs_email_from_email']),
        named('To', p['hs_email_to_email']),
        named('Cc', p['hs_email_cc_email']),
      ];
    case 'calls': {
      const seconds = callSeconds(engagement);
      const length = seconds === null ? '' : `Length: ${lengthText(seconds)}`;
      return [by, length, named('Outcome', p['hs_call_disposition'])];
    }
    case 'meetings':
      return [by, named('Outcome', p['hs_meeting_outcome']), named('Location', p['hs_meeting_location'])];
    case 'tasks':
      return [named('For', engagement.author), named('Status', p['hs_task_status'])];
    case 'notes':
      return [by];
  }
}

/** As people say it: `24 minutes`, or `45 seconds` for less than a minute. */
function lengthText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return counted(count, unit);
}

function named(name: string, value: CrmProperties[string] | undefined): string {
  const text = inline(value);
  return text === '' ? '' : `${name}: ${text}`;
}

const inline = (value: CrmProperties[string] | undefined): string => plainLine(value, 300);
