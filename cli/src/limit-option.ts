import { z } from 'zod';

/** `--limit N`: a whole number from 1 to `most`. */
export function limitOption(most: number) {
  const message = `--limit must be a whole number from 1 to ${most}`;
  return z.coerce.number(message).int(message).min(1, message).max(most, message);
}
