import { z } from 'zod';

/** The days of a sequence as people write them: `0, 3, 7`. The first email is sent on day 0, none before the one before it. */
export const sendDaysSchema = z
  .string()
  .regex(/^\s*0(\s*,\s*\d{1,3}){0,9}\s*$/, 'must be up to ten days that begin with 0, such as 0, 3, 7')
  .refine((days) => isInOrder(daysIn(days)), 'must be in order, and at most 365')
  .transform(daysIn);

function daysIn(text: string): number[] {
  return text.split(',').map(Number);
}

function isInOrder(days: readonly number[]): boolean {
  return days.every((day, index) => day >= (days[index - 1] ?? 0) && day <= 365);
}
