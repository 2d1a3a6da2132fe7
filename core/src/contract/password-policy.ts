import { z } from 'zod';

/** One rule that a new password must satisfy, with the words that the form shows beside it. */
export interface PasswordRule {
  readonly id: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'symbol';
  readonly label: string;
  readonly test: (password: string) => boolean;
}

/**
 * The rules of the spec, section 5 "New user". The upper bound keeps argon2's input small and refuses text pasted by
 * accident.
 */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 6 characters', test: (p) => p.length >= 6 && p.length <= 256 },
  { id: 'uppercase', label: 'An uppercase letter', test: (p) => /[A-Z]/.test(p) },
  { id: 'lowercase', label: 'A lowercase letter', test: (p) => /[a-z]/.test(p) },
  { id: 'digit', label: 'A digit', test: (p) => /\d/.test(p) },
  { id: 'symbol', label: 'A symbol', test: (p) => /[!@#$%^&*(),.?/":{}|<>]/.test(p) },
];

export const passwordMessage = 'Please ensure password meets all requirements';

export const newPasswordSchema = z
  .string()
  .refine((password) => passwordRules.every((rule) => rule.test(password)), passwordMessage);
