import { riskOf } from '../contract/risk.ts';
import type { WorkTab } from '../contract/worklist.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { startOfDay } from '../../platform/start-of-day.ts';
import type { GenerationSummary, VersionSummary } from './generation-record.ts';
import { isOnItsWay, type HandOver } from './hand-over.ts';
import { heldTexts, isOutdated, openSteps, reactionTo, stateOf } from './hand-over-state.ts';
import { replyText } from './preview-text.ts';
import type { Loss, Work } from './work.ts';

/** The record after its hand-overs have changed. */
export function withWork(record: GenerationSummary, handOvers: readonly HandOver[]): GenerationSummary {
  return { ...record, work: workOf(handOvers, record.work) };
}

/** The record after the rep has seen the last reply. */
export function withReplySeen(record: GenerationSummary): GenerationSummary {
  const { work } = record;
  return { ...record, work: { ...work, seenAt: work.repliedAt, revision: work.revision + 1 } };
}

function workOf(handOvers: readonly HandOver[], { seenAt, revision }: Work): Work {
  // Who withdrew a hand-over may hand the version over again.
  const onTheirWay = handOvers.filter((one) => stateOf(one) !== 'withdrawn' && isOnItsWay(one));
  const days = onTheirWay.flatMap((handOver) =>
    stepsToSend(handOver).map(({ dueOn }) => ({ dueOn, dueAt: startOfDay(dueOn, handOver.timeZone) })),
  );
  const next = days.toSorted((a, b) => a.dueAt - b.dueAt)[0];
  // Who answers an email that was sent does so also after the rep took back the rest.
  const reply = handOvers.flatMap(replyOf).toSorted((a, b) => b.at - a.at)[0];
  return {
    handedOver: Math.max(0, ...onTheirWay.map(({ version }) => version)),
    dueOn: next?.dueOn ?? null,
    dueAt: next?.dueAt ?? null,
    repliedAt: reply?.at ?? null,
    reply: replyText(reply?.text ?? ''),
    lost: handOvers.flatMap(lossOf).toSorted((a, b) => b.at - a.at)[0] ?? null,
    seenAt,
    tasks: onTheirWay.flatMap((one) => heldTexts(one).map((held) => ({ ...held, version: one.version }))),
    revision: revision + 1,
  };
}

/** What a person answered: the mail that stopped the hand-over, also before an email of it was sent, or its first reply. */
function replyOf({ ending, outcome }: HandOver): readonly { readonly at: Timestamp; readonly text: string }[] {
  const { repliedAt: at } = reactionTo({ ending, outcome });
  return at === null ? [] : [{ at, text: outcome?.replyText || (ending?.mail?.text ?? '') }];
}

/**
 * Why the contact of a hand-over cannot be written to any more: by its end, else by what became of it. The mail that says it
 * is not younger than the loss, even where the CRM's clock is ahead.
 */
function lossOf(handOver: HandOver): readonly Loss[] {
  const { ending, outcome } = handOver;
  const words = replyText(reactionTo(handOver).words);
  if (ending?.because && ending.because !== 'replied') {
    const at = Math.max(ending.at, ending.mail?.at ?? 0);
    return [{ because: ending.because, at, words, sentUntil: null }];
  }
  if (outcome === null) return [];
  const { optedOut, repliedAt, bouncedAt, leftAt, readAt } = outcome;
  const sentUntil = sentUntilOf(handOver);
  // Nobody knows when a contact opted out, but without open steps they are read no more once they did.
  if (optedOut) return [{ because: 'opted_out', at: Math.max(readAt, repliedAt ?? 0), words, sentUntil }];
  if (bouncedAt !== null) return [{ because: 'bounced', at: bouncedAt, words: '', sentUntil }];
  return leftAt === null ? [] : [{ because: 'left', at: leftAt, words, sentUntil }];
}

/** Until when HubSpot may send a sequence that only somebody there can end: its own calendar may take a week longer. */
function sentUntilOf(handOver: HandOver): Timestamp | null {
  const last = openSteps(handOver).at(-1);
  if (handOver.to !== 'sequence' || last === undefined) return null;
  return startOfDay(last.dueOn, handOver.timeZone) + 8 * dayMs;
}

/** Whether an open task holds another text than the record. */
export function hasOutdatedTask({ versions, work }: Pick<GenerationSummary, 'versions' | 'work'>): boolean {
  return work.tasks.some((task) =>
    isOutdated(task, versions.find(({ version }) => version === task.version)?.texts[task.index]),
  );
}

/** The steps that the rep still sends. HubSpot sends those of a sequence, and nobody writes to who opted out. */
function stepsToSend(handOver: HandOver): HandOver['steps'] {
  const isOver = handOver.to === 'sequence' || handOver.outcome?.optedOut === true;
  return isOver ? [] : openSteps(handOver);
}

/**
 * Where a record stands, apart from the day: a step that is due puts every stage but `replied` behind it. `none`: nothing
 * is left to do. Stores keep it beside the record, so that another stage, or another reason for one, needs a migration in
 * both of them (docs/adr/0031).
 */
export const stages = ['replied', 'waiting', 'failed', 'mend', 'review', 'handOver', 'none'] as const;
export type WorkStage = (typeof stages)[number];

type Placed = Pick<GenerationSummary, 'job' | 'versions' | 'work' | 'updatedAt'>;

function stageOf({ job, versions, work }: Placed): WorkStage {
  if (hasUnseenReply(work)) return 'replied';
  if (job.status === 'pending' || job.status === 'processing') return 'waiting';
  if (job.status === 'error') return 'failed';
  const [newest] = versions;
  return newest === undefined || newest.version === work.handedOver ? 'none' : stageOfVersion(newest);
}

function stageOfVersion({ findings, approval }: VersionSummary): WorkStage {
  const blocks = findings?.blocks.filter((rule) => approval?.overrides.includes(rule) !== true) ?? [];
  if (blocks.length > 0) return 'mend';
  return approval === null ? 'review' : 'handOver';
}

/** The place of a record in the worklist, which stores keep beside it. */
export function placeOf(record: Placed): { readonly stage: WorkStage; readonly rank: number } {
  const stage = stageOf(record);
  return { stage, rank: rankOf(stage, record) };
}

/** By which the records of a stage come, highest first: risk, then the newest. */
function rankOf(stage: WorkStage, { job, versions, work, updatedAt }: Placed): number {
  if (stage === 'replied') return work.repliedAt ?? 0;
  if (stage === 'waiting') return job.submittedAt;
  if (stage === 'failed') return job.finishedAt ?? 0;
  const [newest] = versions;
  return stage === 'none' || newest === undefined ? updatedAt : rankOfVersion(newest);
}

/** Thousandths of risk, then the second in which it became ready, in one whole number. */
function rankOfVersion(version: VersionSummary): number {
  const second = Math.floor((version.approval?.at ?? version.readyAt) / 1_000);
  const isRanked = stageOfVersion(version) !== 'handOver';
  return isRanked ? Math.round(riskOf(version.findings) * 1_000) * 10_000_000_000 + second : second;
}

/** The tab in which a record is; null if nothing is left to do. */
export function tabOf(record: Placed, now: Timestamp): WorkTab | null {
  const stage = stageOf(record);
  if (stage === 'replied') return 'replied';
  const { dueAt } = record.work;
  if (dueAt !== null && dueAt <= now) return 'due';
  return stage === 'none' ? null : stage;
}

/** Whether a reply waits for the rep. Who opted out in it, or after it, waits for no answer. */
function hasUnseenReply({ repliedAt, seenAt, lost }: Work): boolean {
  if (repliedAt === null || repliedAt <= (seenAt ?? 0)) return false;
  return lost?.because !== 'opted_out' || lost.at < repliedAt;
}
