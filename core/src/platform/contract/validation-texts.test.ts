import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import './validation-texts.ts';

const textOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('the text of a failed validation', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a missing text', z.string(), undefined, 'Required'],
    ['a missing choice', z.enum(['on', 'off']), undefined, 'Required'],
    ['another type', z.string(), 5, 'Must be a text'],
    ['no number', z.coerce.number(), 'many', 'Must be a number'],
    ['a fraction', z.number().int(), 1.5, 'Must be a whole number'],
    ['an empty text', z.string().min(1), '', 'Must not be empty'],
    ['a short text', z.string().min(3), 'ab', 'Must have at least 3 characters'],
    ['a long text', z.string().max(3), 'abcd', 'Must have at most 3 characters'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 entries'],
    ['a small number', z.number().min(1), 0, 'Must be at least 1'],
    ['a number at an open end', z.number().positive(), 0, 'Must be more than 0'],
    ['a large number', z.number().max(9), 10, 'Must be at most 9'],
    ['another choice', z.enum(['on', 'off']), 'maybe', 'Must be one of on, off'],
    ['another constant', z.literal(true), false, 'Must be true'],
    ['no address of mail', z.email(), 'kim', 'Invalid email format'],
    ['no time', z.iso.datetime(), 'yesterday', 'Must be a date and time such as 2026-01-31T09:30:00Z'],
    ['another form', z.string().regex(/^a/), 'b', 'Does not have the expected form'],
    ['unknown fields', z.strictObject({}), { a: 1, b: 2 }, 'Unknown field: a, b'],
    ['none of several forms', z.union([z.string(), z.number()]), true, 'Is not valid'],
  ])('is for people: %s', (_, schema, value, text) => {
    expect(textOf(schema, value)).toBe(text);
  });

  it("leaves a schema's own text alone", () => {
    expect(textOf(z.string().min(1, 'Please enter a name'), '')).toBe('Please enter a name');
  });
});
