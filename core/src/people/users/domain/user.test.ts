import { expect, it } from 'vitest';
import { buildUser } from '../../../testing/builders.ts';
import { userSchema } from './user.ts';

it('reads whether others chose the password under the name of today and under the one before', () => {
  const { wasPasswordChosenByOthers: _, ...stored } = buildUser();
  const read = (fields: object) => userSchema.parse({ ...stored, ...fields });
  expect(read({ wasPasswordChosenByOthers: true })).toEqual({ ...stored, wasPasswordChosenByOthers: true });
  expect(read({ isPasswordOfOthers: true })).toEqual({ ...stored, wasPasswordChosenByOthers: true });
  expect(read({ isPasswordOfOthers: true, wasPasswordChosenByOthers: false }).wasPasswordChosenByOthers).toBe(false);
  expect(read({}).wasPasswordChosenByOthers).toBe(false);
});
