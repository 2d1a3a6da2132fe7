import { describe, expect, it } from 'vitest';
import { newPasswordSchema, passwordRules } from './password-policy.ts';

describe('newPasswordSchema', () => {
  it.each(['Overture!1', 'aB3$56', 'Ünïcode1A|'])('accepts %s', (password) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
  });

  it.each([
    ['aB3$5', 'length'],
    ['abcdef1!', 'uppercase'],
    ['ABCDEF1!', 'lowercase'],
    ['Abcdefg!', 'digit'],
    ['Abcdefg1', 'symbol'],
    ['Abcdefg1-_+', 'symbol'],
  ])('refuses %s and the form can say that %s is missing', (password, missing) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(false);
    expect(passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.id)).toEqual([missing]);
  });
});
