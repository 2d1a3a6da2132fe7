import { describe, expect, it } from 'vitest';
import '../../../platform/contract/validation-texts.ts';
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
    ['Green-hill-forty-2', 'symbol'],
    ['Abcdefg1-_+', 'symbol'],
  ])('refuses %s and says that %s is missing', (password, missing) => {
    const { label = '' } = passwordRules.find(({ id }) => id === missing) ?? {};
    expect(newPasswordSchema.safeParse(password).error?.issues[0]?.message.toLowerCase()).toBe(
      `please ensure password meets all requirements: ${label.toLowerCase()}`,
    );
    expect(passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.id)).toEqual([missing]);
  });

  it('says that a password is too long', () => {
    const { issues } = newPasswordSchema.safeParse(`Aa1!${'a'.repeat(300)}`).error ?? {};
    expect(issues?.map(({ message }) => message)).toEqual(['Must have at most 256 characters']);
  });

  it('says which symbols it wants', () => {
    expect(newPasswordSchema.safeParse('Green-hill-forty-2').error?.issues[0]?.message).toBe(
      'Please ensure password meets all requirements: a symbol of !@#$%^&*(),.?/":{}|<>',
    );
  });
});
