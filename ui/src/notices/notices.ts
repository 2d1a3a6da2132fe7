import type { LostContact, RunWire, Today, WorklistItem } from '@overture/core/contract';
import { ownRecordPath } from '../remote/worklist-filter.ts';

/** What a user is told even while another page or program is in front. */
export interface Notice {
  /** Equal for the same event, in every tab. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The page that shows it. */
  readonly to: string;
}

/** For how long the end of a run is news. */
const runMs = 3 * 24 * 60 * 60_000;

/** How a contact was lost, after their name. */
export const lossWords: Readonly<Record<LostContact['because'], string>> = {
  opted_out: 'opted out',
  bounced: 'cannot be reached: an email came back',
  left: 'has left the company',
};

/** What was said of a loss, or where it was read if no mail says it. */
export function lossSource({ words }: Pick<LostContact, 'words'>): string {
  return words === '' ? 'Read in HubSpot.' : `“${words}”`;
}

/** A loss after the name of its contact: how, what is to be done, and what was said. */
export function lossText({ because, words, isStillSent }: Pick<LostContact, 'because' | 'words' | 'isStillSent'>) {
  const urgent = isStillSent ? ' HubSpot still sends its sequence: unenroll them there.' : '';
  return `${lossWords[because]}.${urgent} ${lossSource({ words })}`;
}

/** The name of a contact, or what is known instead. */
export function nameOf({
  contactName,
  company,
  hubspotId,
}: Pick<WorklistItem, 'contactName' | 'company' | 'hubspotId'>) {
  return contactName || company || `Contact ${hubspotId}`;
}

/** The runs that ended lately, or that something made pause. */
export function endedRuns(runs: readonly RunWire[], now: number): readonly RunWire[] {
  return runs.filter(({ state, why, endedAt }) =>
    endedAt === null ? state === 'paused' && why !== null : now - Date.parse(endedAt) < runMs,
  );
}

/** What became of a run, in words. */
export function runOutcome({ state, why, counts }: Pick<RunWire, 'state' | 'why' | 'counts'>): string {
  const parts = [
    `${counts.ready} ready`,
    counts.error > 0 && `${counts.error} failed`,
    counts.skipped > 0 && `${counts.skipped} left out`,
  ];
  const words = { done: 'finished', stopped: 'stopped', paused: 'paused', running: 'running' }[state];
  return `${words}: ${why?.message ?? `${parts.filter(Boolean).join(', ')}.`}`;
}

/**
 * One line for each contact: a reply that waits is read first, and the loss is told once it was seen. `isOut`: whether a
 * contact has opted out, to whom nothing is due either.
 */
export function onceEach({ replied, lost }: Today) {
  return {
    lost: lost.filter(({ hubspotId }) => !replied.some((reply) => reply.hubspotId === hubspotId)),
    isOut: ({ hubspotId }: Pick<WorklistItem, 'hubspotId'>) =>
      lost.some((one) => one.hubspotId === hubspotId && one.because === 'opted_out'),
  };
}

/** The events of the day, each as a notice, one of a contact. What is due is one. */
export function noticesOf(today: Today, runs: readonly RunWire[], now: number): readonly Notice[] {
  const [firstDue] = today.due;
  const { due } = today.counts;
  const { lost } = onceEach(today);
  return [
    ...today.replied.map((item) => ({
      id: `replied ${item.recordId} ${item.repliedAt}`,
      title: `${nameOf(item)} replied`,
      body: item.reply,
      to: ownRecordPath(item.hubspotId),
    })),
    ...lost.map((one) => ({
      id: `${one.because} ${one.recordId} ${one.at}`,
      title: `${nameOf(one)} ${lossWords[one.because]}`,
      body: `${one.isStillSent ? 'Unenroll them in HubSpot. ' : ''}${lossSource(one)}`,
      to: ownRecordPath(one.hubspotId),
    })),
    ...(firstDue === undefined
      ? []
      : [
          {
            id: `due ${today.due.map(({ recordId, dueOn }) => `${recordId} ${dueOn}`).join()}`,
            title: due === 1 ? 'An email is due' : `${due} emails are due`,
            body: today.due.map(nameOf).join(', '),
            to: '/admin/history?tab=due',
          },
        ]),
    ...endedRuns(runs, now).map((run) => ({
      id: `run ${run._id} ${run.state}`,
      title: `The run "${run.name}" ${run.state === 'done' ? 'finished' : run.state}`,
      body: runOutcome(run),
      to: `/runs/${run._id}`,
    })),
  ];
}
