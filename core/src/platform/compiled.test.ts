import { expect, it } from 'vitest';
import { z } from 'zod';
import { compiled } from './compiled.ts';

const schema = z.object({
  name: z.string(),
  code: z.enum(['known']).catch('known'),
  labels: z.record(z.string(), z.string().nullable()).default({}),
});

it('reads as the schema itself does', () => {
  const stored = { name: 'Ada', code: 'of another release', secret: 'unnamed fields are left out' };
  expect(compiled(schema).parse(stored)).toEqual({ name: 'Ada', code: 'known', labels: {} });
});

it('refuses with the errors of the schema itself', () => {
  const broken = { name: 7, labels: { city: 8 } };
  const { error } = compiled(schema).safeParse(broken);
  expect(error?.issues.map(({ path }) => path)).toEqual([['name'], ['labels', 'city']]);
  expect(error?.issues).toEqual(schema.safeParse(broken).error?.issues);
});

it('makes the code once', () => {
  expect(compiled(schema)).not.toBe(schema);
  expect(compiled(schema)).toBe(compiled(schema));
});
