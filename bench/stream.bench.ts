import type { Bench } from './support/comparison.ts';
import { measureCosts } from './stream/measure-costs.ts';
import { manyReaders } from './stream/many-readers.ts';
import { oneReader } from './stream/one-reader.ts';

export const bench: Bench = {
  description:
    'a sequence of 4 emails that a model writes at 60 tokens a second, read while it is written: how early, how late, and at what cost (SQLite; 100 people: MongoDB, RabbitMQ)',
  run: async (log) => [...(await oneReader(log)), ...(await manyReaders(log)), ...(await measureCosts(log))],
};
