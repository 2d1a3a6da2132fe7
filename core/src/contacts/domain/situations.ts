import type { Situation } from '../../prompts/contract/template-fields.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { CrmContact } from './contact.ts';
import { callSeconds, missedMeetings } from './engagement-date.ts';
import { isOwnWords, timelineOf, type TimelineEntry } from './timeline.ts';

/** One thing that is true of a contact, and the fact of the CRM that says so, as a sentence. */
export interface FoundSituation {
  readonly situation: Situation;
  readonly why: string;
}

/** A quarter without a word: sales teams reckon a conversation quiet from then on. */
const silenceMs = 90 * 86_400_000;

/** The states of calls that nobody answered; HubSpot's names. */
const missedCalls = new Set(['BUSY', 'CANCELED', 'FAILED', 'MISSED', 'NO_ANSWER']);

/** Where a contact stands at a moment, what matters most first: a sale, a client, then what was said last. */
export function situationsOf(contact: CrmContact, now: Timestamp): readonly FoundSituation[] {
  return [...dealSituations(contact), talkSituation(contact, now)];
}

function dealSituations({ deals, properties }: CrmContact): readonly FoundSituation[] {
  const found: FoundSituation[] = [];
  const open = deals.find(({ state }) => state === 'open');
  if (open !== undefined)
    found.push({ situation: 'openDeal', why: `The deal “${open.name}” is open (${open.stage}).` });
  const won = deals.find(({ state }) => state === 'won');
  if (won !== undefined) found.push({ situation: 'client', why: `The deal “${won.name}” was won.` });
  else if (properties['lifecyclestage'] === 'customer')
    found.push({ situation: 'client', why: 'HubSpot lists the contact as a customer.' });
  return found;
}

function talkSituation(contact: CrmContact, now: Timestamp): FoundSituation {
  const last = timelineOf(contact, { maxLength: 1 }).find((entry) => isTalk(entry, now));
  if (last?.at == null)
    return { situation: 'firstContact', why: 'The contact has not written yet, and no call or meeting took place.' };
  const day = formatDay(last.at);
  if (now - last.at >= silenceMs) return { situation: 'longSilence', why: `Nobody has spoken since ${day}.` };
  const told = { emails: 'wrote', calls: 'had a call', meetings: 'had a meeting' };
  return { situation: 'inTouch', why: `The contact ${told[last.kind as keyof typeof told]} on ${day}.` };
}

/** Whether both sides had part in it: an email that the contact wrote, a call, or a meeting that took place. */
function isTalk(entry: TimelineEntry, now: Timestamp): boolean {
  const { kind, at, engagement } = entry;
  if (at === null || at > now) return false;
  if (kind === 'meetings') return !missedMeetings.has(engagement.properties['hs_meeting_outcome'] ?? '');
  if (kind === 'calls')
    return callSeconds(engagement) !== 0 && !missedCalls.has(engagement.properties['hs_call_status'] ?? '');
  return kind === 'emails' && isOwnWords(entry);
}
