import type { Situation } from '../../prompts/contract/template-fields.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { lastWrittenAt } from './contact-mails.ts';
import type { CrmContact, Engagement } from './contact.ts';
import { callSeconds, engagementDate, missedMeetings, newestFirst } from './engagement-date.ts';

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
  const last = lastTalk(contact, now);
  if (last === undefined)
    return { situation: 'firstContact', why: 'HubSpot has no email of theirs yet, no call and no meeting.' };
  const day = formatDay(last.at);
  return now - last.at >= silenceMs
    ? { situation: 'longSilence', why: `HubSpot has no email of theirs, call or meeting since ${day}.` }
    : { situation: 'inTouch', why: `The contact ${last.what} on ${day}.` };
}

/** The last thing in which both sides had part: an email that the contact wrote, a call, or a meeting that took place. */
function lastTalk(contact: CrmContact, now: Timestamp) {
  const { calls, meetings } = contact.engagements;
  const lastOf = (kind: 'calls' | 'meetings', all: readonly Engagement[]): Timestamp | null =>
    newestFirst(kind, all)
      .map((engagement) => engagementDate(kind, engagement))
      .find((at) => at !== null && at <= now) ?? null;
  const talks = [
    { what: 'wrote', at: lastWrittenAt(contact, now) },
    { what: 'had a call', at: lastOf('calls', calls.filter(wasAnswered)) },
    { what: 'had a meeting', at: lastOf('meetings', meetings.filter(tookPlace)) },
  ];
  return talks.flatMap(({ what, at }) => (at === null ? [] : [{ what, at }])).toSorted((a, b) => b.at - a.at)[0];
}

function wasAnswered(call: Engagement): boolean {
  return callSeconds(call) !== 0 && !missedCalls.has(call.properties['hs_call_status'] ?? '');
}

function tookPlace({ properties }: Engagement): boolean {
  return !missedMeetings.has(properties['hs_meeting_outcome'] ?? '');
}
