import { outcomesOf } from '@overture/core/sending/domain/outcomes-of';
import { handedOverAt, readThreads, type Expected, type Thread } from './read-threads.ts';
import { written } from './threads/index.ts';

export const outcomes = ['sent', 'edited', 'replied', 'met', 'bounced', 'optedOut'] as const;
export type OutcomeName = (typeof outcomes)[number];

/** The counts of outcomes that were found correctly, found wrongly, and missed. */
export interface Score {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export interface Scores {
  readonly threads: number;
  readonly of: Readonly<Record<OutcomeName, Score>>;
  readonly all: Score;
  /** A description of each thread with a wrong or missed outcome. */
  readonly mistakes: readonly string[];
}

export const threads: readonly Thread[] = written.flatMap(readThreads);

/** A month after the hand-over, when no further outcome is expected. */
const now = handedOverAt + 30 * 86_400_000;

/**
 * Reads one part of the set and counts. Each sent or edited step counts separately. For other outcomes the moment
 * counts too: a reply that is found in the wrong email is both wrong and missed.
 */
export function countOutcomes(part: Thread['part']): Scores {
  const counted = threads.filter((thread) => thread.part === part);
  const of = Object.fromEntries(outcomes.map((name) => [name, none])) as Record<OutcomeName, Score>;
  const mistakes: string[] = [];
  for (const thread of counted) {
    const found = factsOf(foundIn(thread));
    const expected = factsOf(thread.expected);
    for (const name of outcomes) {
      const right = found[name].filter((fact) => expected[name].includes(fact)).length;
      const score = { right, wrong: found[name].length - right, missed: expected[name].length - right };
      of[name] = sum([of[name], score]);
      if (score.wrong + score.missed > 0) {
        mistakes.push(
          `${thread.drafts}, ${thread.name}: ${name} [${found[name].join()}] instead of [${expected[name].join()}]`,
        );
      }
    }
  }
  return { threads: counted.length, of, all: sum(Object.values(of)), mistakes };
}

function foundIn({ handOver, contact }: Thread): Expected {
  const outcome = outcomesOf([handOver], { contact, contactState: '', notHandedOver: [], now }).get(handOver.id);
  if (outcome === undefined) throw new Error('The hand-over has no outcome.');
  const { sent, repliedAt, metAt, bouncedAt, optedOut } = outcome;
  const days = (moment: number | null): number | null => moment && (moment - handedOverAt) / 86_400_000;
  return {
    sent: new Set(sent.map(({ index }) => index)),
    edited: new Set(sent.filter(({ editDistance }) => (editDistance ?? 0) > 0).map(({ index }) => index)),
    replied: days(repliedAt),
    met: days(metAt),
    bounced: days(bouncedAt),
    optedOut,
  };
}

/** The outcomes as texts that can be compared. */
function factsOf(expected: Expected): Readonly<Record<OutcomeName, readonly string[]>> {
  const moment = (days: number | null): string[] => (days === null ? [] : [days.toFixed(3)]);
  return {
    sent: [...expected.sent].map((index) => `step ${index + 1}`),
    edited: [...expected.edited].map((index) => `step ${index + 1}`),
    replied: moment(expected.replied),
    met: moment(expected.met),
    bounced: moment(expected.bounced),
    optedOut: expected.optedOut ? ['yes'] : [],
  };
}

const none: Score = { right: 0, wrong: 0, missed: 0 };

function sum(scores: readonly Score[]): Score {
  return scores.reduce(
    (a, b) => ({ right: a.right + b.right, wrong: a.wrong + b.wrong, missed: a.missed + b.missed }),
    none,
  );
}

export const precision = ({ right, wrong }: Score): number => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recall = ({ right, missed }: Score): number => (right + missed === 0 ? 1 : right / (right + missed));
export const f1 = ({ right, wrong, missed }: Score): number =>
  right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
