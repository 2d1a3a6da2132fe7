import { expect, it } from 'vitest';
import { allItems, type PageRequest } from './page.ts';

/** A list of the numbers from 1, and the pages that were read of it. */
function numbers(total: number) {
  const asked: number[] = [];
  const read = async ({ page, limit }: PageRequest) => {
    asked.push(page);
    const all = Array.from({ length: total }, (_, index) => index + 1);
    return { items: all.slice((page - 1) * limit, page * limit), total };
  };
  return { read, asked };
}

it.each([
  [0, [1]],
  [3, [1]],
  [4, [1, 2]],
  [6, [1, 2]],
])('reads a list of %i items by pages of 3, and no page after the last', async (total, pages) => {
  const { read, asked } = numbers(total);
  expect(await allItems(read, { limit: 3, max: 100 })).toHaveLength(total);
  expect(asked).toEqual(pages);
});

it('reads no page beyond the maximum', async () => {
  const { read, asked } = numbers(100);
  expect(await allItems(read, { limit: 3, max: 6 })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked).toEqual([1, 2]);
});
