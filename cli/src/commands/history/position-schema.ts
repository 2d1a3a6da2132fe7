import { z } from 'zod';

/** The number of a version or an email, counted from 1. */
export function positionSchema(name: string): z.ZodCoercedNumber {
  return z.coerce.number(`${name} must be a number`).int().positive();
}
