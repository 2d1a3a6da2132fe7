import { z } from 'zod';

/** One rule that a new password must satisfy, with the words that the form shows beside it. */
export interface PasswordRule {
  readonly id: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'symbol';
  readonly label: string;
  readonly test: (password: string) => boolean;
}

const symbols = '!@#$%^&*(),.?/":{}|<>';

/** The rules that a form shows one by one while a password is typed. */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 6 characters', test: (p) => p.length >= 6 },
  { id: 'uppercase', label: 'An uppercase letter', test: (p) => /[A-Z]/.test(p) },
  { id: 'lowercase', label: 'A lowercase letter', test: (p) => /[a-z]/.test(p) },
  { id: 'digit', label: 'A digit', test: (p) => /\d/.test(p) },
  {
    id: 'symbol',
    label: `A symbol of ${symbols}`,
    test: (p) => symbols.split('').some((symbol) => p.includes(symbol)),
  },
];

/** The upper bound keeps argon2's input small and refuses text pasted by accident. */
const maxLength = 256;

/** A password that somebody enters to prove who they are; `missing` is said where there is none. */
export const enteredPassword = (missing?: string) => z.string().min(1, missing).max(maxLength);

/** A new password. The text of a refusal names the rules that it breaks. */
export const newPasswordSchema = z
  .string()
  .max(maxLength)
  .refine((password) => brokenRules(password).length === 0, {
    error: ({ input }) => `Please ensure password meets all requirements: ${brokenRules(String(input)).join(', ')}`,
  });

function brokenRules(password: string): string[] {
  return passwordRules
    .filter(({ test }) => !test(password))
    .map(({ label }) => label.slice(0, 1).toLowerCase() + label.slice(1));
}
