import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageQuery } from './common.ts';

describe('The query of a page', () => {
  const query = z.strictObject(pageQuery);

  it('begins with ten rows of the first page', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 10 });
  });

  it('takes the sizes that a list offers, and no other', () => {
    expect(['5', '10', '100', '7', '20'].map((limit) => query.safeParse({ limit }).success)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
