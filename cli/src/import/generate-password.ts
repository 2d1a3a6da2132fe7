import { randomInt } from 'node:crypto';
import { newPasswordSchema } from '@overture/core/contract';

/** Without characters that are taken for one another; the signs mean nothing to a spreadsheet or a shell in quotes. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const others = '23456789!#%^&*?.';
const length = 20;

/** A random password that satisfies the rules; begins with a letter. */
export function generatePassword(): string {
  for (;;) {
    const pick = (from: string): string => from[randomInt(from.length)] ?? '';
    const rest = Array.from({ length: length - 1 }, () => pick(letters + others));
    const password = `${pick(letters)}${rest.join('')}`;
    if (newPasswordSchema.safeParse(password).success) return password;
  }
}
