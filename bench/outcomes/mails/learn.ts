import { writeFileSync } from 'node:fs';
import { featuresOf } from '@overture/core/mail/features';
import { learnedKinds, steps, storeWeights, type Weights } from '@overture/core/mail/kind-weights';
import { readLessons, type Lesson } from './read-lessons.ts';

/** Where the product reads its weights. */
export const weightsFile = new URL('../../../core/src/mail/kind-weights.json', import.meta.url);

/** A feature that one mail alone has says nothing of others. */
const minMails = 2;
/** Lessons are learned in several orders, and the mean of the weights counts, because the order decides about doubtful mails. */
const orders = 3;
const rounds = 8;
const rate = 0.5;
/** How much weights shrink at each use, so that rare features do not decide alone. */
const shrinkage = 1e-4;

interface Example {
  readonly features: readonly number[];
  readonly kind: number;
}

/**
 * Learns what each feature says, by multinomial logistic regression with a rate for each weight (Adagrad), of every
 * lesson once with and once without the time that its sender took. The same lessons make the same weights.
 */
export function learnWeights(lessons: readonly Lesson[]): Weights {
  const read = lessons.flatMap(({ kind, waits, ...mail }) =>
    waits.map((waitedMs) => ({ kind, features: featuresOf({ ...mail, waitedMs }), share: 1 / waits.length })),
  );
  const mails = new Map<string, number>();
  for (const { features, share } of read) for (const one of features) mails.set(one, (mails.get(one) ?? 0) + share);
  const known = [...mails].flatMap(([feature, of]) => (of >= minMails ? [feature] : [])).toSorted();
  const numbers = new Map(known.map((feature, at) => [feature, at]));
  const examples = read.map(({ kind, features }) => ({
    kind: learnedKinds.indexOf(kind),
    features: [...features].flatMap((feature) => numbers.get(feature) ?? []),
  }));
  const fits = Array.from({ length: orders }, (_, seed) => fit(examples, known.length, randomOf(seed)));
  return new Map(
    known.flatMap((feature, at) => {
      const own = learnedKinds.map((_, kind) =>
        meanOf(fits.map((fitted) => fitted[at * learnedKinds.length + kind] ?? 0)),
      );
      const stored = own.map((one) => Math.round((one - meanOf(own)) * steps) + 0);
      return stored.some((one) => one !== 0) ? [[feature, stored] as const] : [];
    }),
  );
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function fit(examples: readonly Example[], features: number, random: () => number): Float64Array {
  const kinds = learnedKinds.length;
  const weights = new Float64Array(features * kinds);
  const squares = new Float64Array(features * kinds).fill(1e-6);
  // Rare kinds count more, by the square root, so that they are not taken for frequent ones.
  const importance = learnedKinds.map((_, kind) =>
    Math.sqrt(examples.length / kinds / Math.max(1, examples.filter((one) => one.kind === kind).length)),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { features: own, kind } of shuffled(examples, random)) {
      const value = 1 / Math.sqrt(Math.max(1, own.length));
      const scores = learnedKinds.map((_, at) => {
        let sum = 0;
        for (const feature of own) sum += weights[feature * kinds + at] ?? 0;
        return sum * value;
      });
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const all = chances.reduce((sum, chance) => sum + chance, 0);
      for (const [at, chance] of chances.entries()) {
        const gradient = (chance / all - Number(at === kind)) * (importance[kind] ?? 1) * value;
        for (const feature of own) {
          const one = feature * kinds + at;
          const step = gradient + shrinkage * (weights[one] ?? 0);
          squares[one] = (squares[one] ?? 0) + step * step;
          weights[one] = (weights[one] ?? 0) - (rate * step) / Math.sqrt(squares[one] ?? 1);
        }
      }
    }
  return weights;
}

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(all: readonly T[], random: () => number): readonly T[] {
  return all
    .map((one) => ({ one, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

if (import.meta.main) {
  const lessons = await readLessons();
  const weights = learnWeights(lessons);
  writeFileSync(weightsFile, `${JSON.stringify(storeWeights(weights), null, 2)}\n`);
  console.log(`${weights.size} features of ${lessons.length} mails`);
}
