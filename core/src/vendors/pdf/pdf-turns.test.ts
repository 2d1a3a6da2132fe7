import { expect, it } from 'vitest';
import { PdfTurns } from './pdf-turns.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { begun: false };
  return {
    state,
    end: resolve,
    work: {
      first: async () => {
        state.begun = true;
        await promise;
        return 'read';
      },
      again: () => Promise.reject(new Error('It was read at first.')),
    },
  };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

it('reads one PDF of a user at a time, beside those of others', async () => {
  const turns = new PdfTurns();
  const [first, second, other] = [held(), held(), held()];
  const reading = [turns.take('kim', first.work), turns.take('kim', second.work), turns.take('lee', other.work)];
  await soon();
  expect([first, second, other].map(({ state }) => state.begun)).toEqual([true, false, true]);
  first.end();
  await reading[0];
  await soon();
  expect(second.state.begun).toBe(true);
  second.end();
  other.end();
  await Promise.all(reading);
});

it('has a short queue for a user, and one for all', async () => {
  const turns = new PdfTurns();
  const works = Array.from({ length: 20 }, held);
  const full = { code: 'too_many_requests', retryAfterMs: 5_000 };
  const kims = works.slice(0, 4).map(({ work }) => turns.take('kim', work));
  await soon();
  await expect(turns.take('kim', held().work)).rejects.toMatchObject(full);
  const others = works.slice(4).map(({ work }, index) => turns.take(`user-${index}`, work));
  await soon();
  await expect(turns.take('late', held().work)).rejects.toMatchObject(full);
  for (const { end } of works) end();
  await Promise.all([...kims, ...others]);
  const late = held();
  late.end();
  await turns.take('late', late.work);
});

it('reads a file whose first try was not enough behind others of its kind, and before no first try', async () => {
  const turns = new PdfTurns();
  const large = Array.from({ length: 10 }, held);
  const reading = large.map(({ work }, user) =>
    turns.take(`attacker-${user}`, { first: async () => null, again: work.first }),
  );
  await soon();
  expect(large.filter(({ state }) => state.begun)).toHaveLength(2);
  const small = held();
  small.end();
  expect(await turns.take('rep', small.work)).toBe('read');
  expect(large.filter(({ state }) => state.begun)).toHaveLength(2);
  for (const { end } of large) end();
  expect(await Promise.all(reading)).toEqual(Array(10).fill('read'));
});
