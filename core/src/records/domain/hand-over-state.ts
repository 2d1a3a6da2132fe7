import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { HandOver, HandOverStep } from './hand-over.ts';

/**
 * `open`: something is still to be sent, or the end was decided and not carried out yet. `stopped`: it ended by itself.
 * `withdrawn`: a user ended it. `done`: everything was sent.
 */
export const handOverStates = ['open', 'stopped', 'withdrawn', 'done'] as const;
export type HandOverState = (typeof handOverStates)[number];

type Told = Pick<HandOver, 'steps' | 'outcome' | 'ending'>;

export function stateOf(handOver: Told): HandOverState {
  if (openSteps(handOver).length > 0) return 'open';
  if (handOver.steps.every(({ state }) => state !== 'withdrawn')) return 'done';
  return handOver.ending?.because ? 'stopped' : 'withdrawn';
}

/** Whether handing over again begins a new hand-over. */
export function isClosed(handOver: Told): boolean {
  const state = stateOf(handOver);
  return state === 'stopped' || state === 'withdrawn';
}

/** The steps that are still to be sent. */
export function openSteps({ steps, outcome }: Pick<Told, 'steps' | 'outcome'>): readonly HandOverStep[] {
  const gone = new Set([...(outcome?.done ?? []), ...(outcome?.sent ?? []).map(({ index }) => index)]);
  return steps.filter(({ index, state }) => (state === 'planned' || state === 'placed') && !gone.has(index));
}

/** The positions of the open tasks that do not hold the record's texts. Null: the version is no longer kept. */
export function outdatedSteps(
  handOver: Told & Pick<HandOver, 'to'>,
  emails: readonly EmailTexts[] | null,
): ReadonlySet<number> {
  if (handOver.to === 'mail') return new Set();
  const isOutdated = ({ index, subject, body, before, crmId }: HandOverStep): boolean => {
    const email = emails?.[index];
    const isOther = email !== undefined && (email.subject !== subject || email.body !== body);
    return crmId !== null && (isOther || before !== null);
  };
  return new Set(
    openSteps(handOver)
      .filter(isOutdated)
      .map(({ index }) => index),
  );
}
