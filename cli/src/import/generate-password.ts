import { randomInt } from 'node:crypto';
import { newPasswordSchema } from '@overture/core/contract';

/**
 * The characters of a password, without those that look alike. The symbols have no meaning to a spreadsheet, or to a
 * shell within quotes.
 */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const others = '23456789!#%^&*?.';
const length = 20;

/** Generates a random password that begins with a letter and satisfies all rules for passwords. */
export function generatePassword(): string {
  for (;;) {
    const pick = (from: string): string => from[randomInt(from.length)] ?? '';
    const rest = Array.from({ length: length - 1 }, () => pick(letters + others));
    const password = `${pick(letters)}${rest.join('')}`;
    if (newPasswordSchema.safeParse(password).success) return password;
  }
}
