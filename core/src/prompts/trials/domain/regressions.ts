import { sentencesOf } from '../../../checks/index.ts';
import type { EvidenceTopic } from '../../../checks/contract/evidence.ts';
import { countFindings } from '../../../records/contract/finding-counts.ts';
import type { BrokenExpectation } from '../contract/trials.ts';
import type { Regression } from '../../../platform/contract/regression.ts';
import type { TrialEmail } from './trial-cell.ts';
import { counted } from '../../../platform/contract/counted.ts';

/** The result of one sample; null if the model gave no usable answer. */
export type Tried = { readonly emails: readonly TrialEmail[]; readonly broken: readonly BrokenExpectation[] } | null;

/** What is tried on a sample, and the baseline: what it is compared with, or null if that is nothing. */
export interface Compared {
  readonly sample: { readonly id: string; readonly name: string };
  readonly tried: Tried;
  readonly baseline: Tried;
}

/** The ways in which the tried text is worse than the baseline. Without a baseline, only expectations can be broken. */
export function regressionsOf({ sample, tried, baseline }: Compared): Regression[] {
  const regression = regressionOn(sample);
  if (tried === null) return [regression('no_answer', 'The model gave no usable answer.')];
  const broken = tried.broken
    .filter((expectation) => !isBrokenIn(baseline, expectation))
    .map(({ message }) => regression('broken_expectation', message));
  if (baseline === null) return broken;
  const [now, before] = [countFindings(tried.emails), countFindings(baseline.emails)];
  const found: Regression[] = [];
  const [unsupported, was] = [now?.unsupported ?? 0, before?.unsupported ?? 0];
  const promises = newPromises(tried.emails, baseline.emails);
  // A promise is told by its sentence, and not a second time as one of many.
  const others = unsupported - promises.length;
  if (others > was) {
    found.push(regression('unsupported_text', `${counted(others, 'passage')} without a source, ${was} before.`));
  }
  for (const promise of new Set(promises)) {
    found.push(regression('new_promise', `A new promise without a source: “${promise}”`));
  }
  const [verified, verifiedBefore] = [now?.verified ?? 0, before?.verified ?? 0];
  if (verified * 2 < verifiedBefore) {
    found.push(
      regression('evidence_lost', `${counted(verified, 'passage')} tied to a source, ${verifiedBefore} before.`),
    );
  }
  const blocksBefore = new Set(blocksOf(baseline.emails).map(({ rule }) => rule));
  const blocks = new Map(blocksOf(tried.emails).map((check) => [check.rule, check]));
  for (const [rule, { message }] of blocks) {
    if (!blocksBefore.has(rule)) found.push(regression('blocked_check', message));
  }
  return [...found, ...broken];
}

/** The expectations that the baseline does not meet either, so that the tried text is not worse. */
export function brokenInBoth({ sample, tried, baseline }: Compared): Regression[] {
  const broken = tried?.broken.filter((expectation) => isBrokenIn(baseline, expectation)) ?? [];
  return broken.map(({ message }) => regressionOn(sample)('broken_expectation', message));
}

const regressionOn =
  ({ id, name }: Compared['sample']) =>
  (what: Regression['what'], message: string): Regression => ({ sample: id, sampleName: name, what, message });

/** Of words to mention a sample has many, which the message names; of every other expectation it has one. */
function isBrokenIn(baseline: Tried, { what, message }: BrokenExpectation): boolean {
  const isNamed = what === 'mustMention' || what === 'mustNotMention';
  return baseline?.broken.some((one) => one.what === what && (!isNamed || one.message === message)) === true;
}

const blocksOf = (emails: readonly TrialEmail[]) =>
  emails.flatMap(({ checks }) => checks).filter(({ level }) => level === 'block');

const promiseTopics: ReadonlySet<EvidenceTopic> = new Set(['discount', 'meeting', 'attachment', 'reference']);

/** The sentence of each promise without a source whose words the baseline does not promise. */
function newPromises(tried: readonly TrialEmail[], baseline: readonly TrialEmail[]): readonly string[] {
  const before = new Set(promisesOf(baseline).map(({ key }) => key));
  return promisesOf(tried)
    .filter(({ key }) => !before.has(key))
    .map(({ sentence }) => sentence);
}

function promisesOf(emails: readonly TrialEmail[]): readonly { readonly key: string; readonly sentence: string }[] {
  return emails.flatMap((email) =>
    email.evidence
      .filter(({ status, about }) => status === 'unsupported' && promiseTopics.has(about))
      .map(({ field, start, text, about }) => {
        const whole = email[field];
        const span = sentencesOf(whole).find((one) => one.start <= start && start < one.end);
        const sentence = span === undefined ? text : whole.slice(span.start, span.end).trim();
        return { key: `${about}: ${text.toLowerCase()}`, sentence };
      }),
  );
}
