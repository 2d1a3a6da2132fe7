import { readFileSync } from 'node:fs';
import { storeWeights } from '@overture/core/mail/kind-weights';
import { expect, it } from 'vitest';
import { learnWeights, weightsFile } from './learn.ts';
import { readLessons } from './read-lessons.ts';

// Run `node bench/outcomes/mails/learn.ts` where they differ.
it('makes the weights that the product uses of the lessons as they are', async () => {
  const { features, weights } = storeWeights(learnWeights(await readLessons()));
  const stored = JSON.parse(readFileSync(weightsFile, 'utf8')) as ReturnType<typeof storeWeights>;
  expect([features === stored.features, weights === stored.weights]).toEqual([true, true]);
}, 120_000);
