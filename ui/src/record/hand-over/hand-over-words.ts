import { counted, handOverPlaces } from '@overture/core/contract';
import type { ColleagueWire, HandedOverWire, HandOverPreviewWire, HandOverWire } from '@overture/core/contract';
import { shortDate } from '@overture/ui';

type Step = HandOverWire['steps'][number];

/** The day of a step, such as 'Nov 24, 2026', which is the same day in every time zone. */
export function dayText(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return shortDate(new Date(year, month - 1, date));
}

/** Whose contact `who` is, where that is not the rep, and whose the tasks become; null for the rep's own contact. */
export function belongsText({ contact, owner, to }: HandOverPreviewWire, who: string): string | null {
  if (contact.owner === null || contact.owner.isYou) return null;
  const belongs = `${who} belongs to ${contact.owner.name || contact.owner.email} in HubSpot, not to you.`;
  if (owner === null || to !== 'tasks') return belongs;
  return `${belongs} The tasks will be those of ${owner.name || owner.email}.`;
}

/** The day of a moment, in the reader's time zone. */
export const momentText = (moment: string): string => shortDate(new Date(moment));

/**
 * The state of a step, the newest event first: whether the contact answered, and when it is or was sent; empty while it
 * is not on its way.
 */
export function stepTexts(handOver: HandOverWire, index: number): readonly string[] {
  const step = handOver.steps[index];
  if (step === undefined) return [];
  const { repliedAt, bouncedAt } = handOver;
  const isLast = lastSentBefore(handOver.steps, repliedAt ?? bouncedAt) === step.index;
  return [
    ...(isLast && repliedAt !== null ? [`Replied ${momentText(repliedAt)}`] : []),
    ...(isLast && bouncedAt !== null && repliedAt === null ? ['Bounced'] : []),
    ...ownTexts(step),
  ];
}

function ownTexts({ state, dueOn, sentAt, editDistance, isOutdated, byOthers }: Step): readonly string[] {
  switch (state) {
    case 'sent':
      return [`Sent ${sentAt === null ? dayText(dueOn) : momentText(sentAt)}`, ...(editDistance ? ['Changed'] : [])];
    case 'done':
      return [dayText(dueOn), 'Task done'];
    case 'placed':
      if (byOthers === 'changed') return [dayText(dueOn), 'Changed in HubSpot'];
      return [dayText(dueOn), isOutdated ? 'Older in HubSpot' : 'Handed over'];
    case 'withdrawn':
      return [byOthers === 'deleted' ? 'Deleted in HubSpot' : 'Withdrawn'];
    case 'planned':
      return [];
  }
}

/** The last step that was sent before a moment; null where there is none. */
function lastSentBefore(steps: readonly Step[], moment: string | null): number | null {
  if (moment === null) return null;
  const before = steps.filter(({ state, sentAt }) => state === 'sent' && (sentAt ?? '') <= moment);
  return before.toSorted((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? '')).at(-1)?.index ?? null;
}

/** A hand-over in a few words, such as 'handed over Nov 22, 2026', '2 of 3 sent' or 'replied Nov 26, 2026'. */
export function handedOverText({
  createdAt,
  sent,
  steps,
  repliedAt,
  bouncedAt,
  leftAt,
  state,
  to,
  optedOut,
}: HandedOverWire): string {
  if (to === 'sequence' && state === 'open' && (optedOut || leftAt !== null))
    return 'unenroll the contact in HubSpot, which still sends its sequence';
  if (optedOut) return 'opted out';
  if (leftAt !== null) return 'has left the company';
  if (repliedAt !== null) return `replied ${momentText(repliedAt)}`;
  if (bouncedAt !== null) return `bounced ${momentText(bouncedAt)}`;
  if (state === 'withdrawn' || state === 'stopped') return 'withdrawn';
  return sent > 0 ? `${sent} of ${steps} sent` : `handed over ${momentText(createdAt)}`;
}

/** Whether HubSpot has all of it, and it was not taken back. A closed one is followed by a new one. */
export const isInHubspot = ({ to, isComplete, state }: HandOverWire): boolean =>
  to !== 'mail' && isComplete && (state === 'open' || state === 'done');

/** The positions of the emails of which HubSpot has an older text, and of those that somebody changed there. */
export const outdatedIn = ({ steps }: HandOverWire): readonly number[] =>
  steps.filter(({ isOutdated, byOthers }) => isOutdated && byOthers === null).map(({ index }) => index);
export const changedIn = ({ steps }: HandOverWire): readonly number[] =>
  steps.filter(({ isOutdated, byOthers }) => isOutdated && byOthers === 'changed').map(({ index }) => index);

export const withdrawText = (open: number): string => `Withdraw ${counted(open, 'task')}`;

/** The current day in a time zone, wherever the browser is. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());

/** Whether HubSpot still sends its emails, so that they cannot be changed. */
export const isEnrolled = ({ to, state, steps, timeZone }: HandOverWire): boolean =>
  to === 'sequence' && state === 'open' && (steps.at(-1)?.dueOn ?? '') >= todayIn(timeZone);

/** The name of a time zone for people, such as 'Europe/Berlin'. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** An earlier hand-over in a line: what it is, whose, since when, and what became of it. */
export function existingText(handOver: HandOverWire): string {
  const { version, to, user, createdAt } = handOver;
  const by = user === null ? 'a former user' : user.isYou ? 'you' : user.email;
  return `Version ${version} ${handOverPlaces[to]}, by ${by}, ${momentText(createdAt)}: ${stateText(handOver)}`;
}

/** What a colleague does for the contact, and what that means for who opens it too. */
export function colleagueText({ email, at, handOver }: ColleagueWire): string {
  const on = momentText(at);
  if (handOver === null) return `${email} generated a sequence for this contact on ${on} as well.`;
  const handedOver = `${email} handed this contact over on ${on}, ${handOverPlaces[handOver.to]}`;
  return `${handedOver}: ${stateText(handOver)}.`;
}

/** What is open of a hand-over, or how it ended. */
function stateText({ to, state, stoppedBecause, steps }: HandOverWire): string {
  const open = steps.filter((step) => step.state === 'placed').length;
  const ends: Record<HandOverWire['state'], string> = {
    open: to === 'tasks' ? `${open} of ${steps.length} tasks are open` : 'it is running',
    done: 'everything was sent',
    withdrawn: 'withdrawn',
    stopped: `stopped, ${stoppedBecause === null ? 'by itself' : stopReasons[stoppedBecause]}`,
  };
  return ends[state];
}

/** Why a hand-over ended by itself, after 'stopped,'. */
const stopReasons: Readonly<Record<NonNullable<HandOverWire['stoppedBecause']>, string>> = {
  replied: 'because the contact replied',
  bounced: 'because an email bounced',
  opted_out: 'because the contact opted out',
  left: 'because the contact has left the company',
};

/** The contact's reaction, and what the rep should do now; null without a reaction. `who`: the contact's name. */
export function nextStepText(
  handOver: HandOverWire,
  who: string,
): { readonly tone: 'info' | 'warning' | 'error'; readonly text: string } | null {
  const { to, steps, repliedAt, bouncedAt, leftAt, optedOut, state, awayUntil, timeZone } = handOver;
  if (state === 'stopped') return stoppedText(handOver, who);
  const open = to === 'tasks' ? steps.filter(({ state }) => state === 'placed').length : 0;
  const tasks = open === 1 ? 'One task is' : `${open} tasks are`;
  if (optedOut || leftAt !== null) {
    const why = optedOut ? 'does not want to be written to' : 'has left the company, says a mail';
    if (isEnrolled(handOver)) {
      return { tone: 'error', text: `${who} ${why}, and HubSpot still sends its sequence. Unenroll them there.` };
    }
    const rest = open > 0 ? ` ${tasks} still open in HubSpot: close what is left.` : ' Send nothing more.';
    return { tone: 'warning', text: `${who} ${why}.${rest}` };
  }
  if (repliedAt !== null) {
    const rest =
      open > 0 ? `${tasks} still open in HubSpot: read the reply, then close or keep what is left.` : after[to];
    return { tone: 'info', text: `${who} replied on ${momentText(repliedAt)}. ${rest}` };
  }
  if (bouncedAt === null) {
    if (awayUntil === null || state !== 'open' || awayUntil < todayIn(timeZone)) return null;
    const isPast = steps.every((step) => step.state !== 'placed' || step.dueOn > awayUntil);
    const rest = isPast ? 'Nothing is due before they are back.' : 'Something is still due before that.';
    return { tone: 'info', text: `${who} is away until ${dayText(awayUntil)}. ${rest}` };
  }
  const text = `The email to ${who} bounced on ${momentText(bouncedAt)}. Correct the address in HubSpot before you send more.`;
  return { tone: 'warning', text };
}

/** Why a hand-over ended by itself, and what was withdrawn. */
function stoppedText({ steps, stoppedBecause, stoppedBy, to }: HandOverWire, who: string) {
  const withdrawn = steps.filter(({ state }) => state === 'withdrawn').length;
  const tasks = withdrawn === 1 ? 'One open task was' : `${withdrawn} open tasks were`;
  const rest = to === 'tasks' && withdrawn > 0 ? ` ${tasks} withdrawn from HubSpot.` : '';
  const on = stoppedBy === null ? '' : ` on ${momentText(stoppedBy.at)}`;
  switch (stoppedBecause) {
    case 'opted_out':
      return { tone: 'error', text: `${who} does not want to be written to.${rest} Send nothing more.` } as const;
    case 'bounced':
      return {
        tone: 'warning',
        text: `The email to ${who} bounced${on}.${rest} Correct the address in HubSpot.`,
      } as const;
    case 'left':
      return {
        tone: 'warning',
        text: `${who} has left the company, says a mail${on}.${rest} Correct the contact in HubSpot before you hand over again.`,
      } as const;
    case 'replied':
    case null:
      return { tone: 'info', text: `${who} replied${on}.${rest} Read the reply before you send more.` } as const;
  }
}

const after: Readonly<Record<HandOverWire['to'], string>> = {
  tasks: 'Read the reply in HubSpot.',
  sequence: 'HubSpot ends a sequence at a reply: read it there.',
  mail: 'Read the reply before you send more.',
};
