import { describe, expect, it } from 'vitest';
import { PasswordPolicy } from './password-policy.ts';

const policy = (isFull: boolean, ssoOnly = false) =>
  new PasswordPolicy({
    commonPasswords: { has: async (password) => password === 'Chelsea!1' },
    productName: 'Overture',
    sandbox: { read: async () => ({ Hubspot: true, Openai: true, isFull }) },
    ssoOnly,
  });
const refusal = (message: string) => ({
  code: 'validation_failed',
  message: expect.stringContaining(message),
  issues: [{ path: 'password', message: expect.stringContaining(message) }],
});
const email = 'kim1@agency.com';

describe.each([true, false])('the password policy, in a full sandbox: %s', (isFull) => {
  const check = (password: string) => policy(isFull).require(password, email);

  it('refuses the address itself, in any case', async () => {
    await expect(check('Kim1@Agency.com')).rejects.toMatchObject(refusal('This is the email address itself.'));
  });

  it('says which rule a password breaks', async () => {
    await expect(check('Green-hill-forty-2')).rejects.toMatchObject(
      refusal('Please ensure password meets all requirements: a symbol of !@#'),
    );
  });

  it('takes a password that nobody guesses', async () => {
    await check('Green hill, forty 2');
  });
});

it.each(['Kim1@Agency.com!', 'Overture!1', 'Chelsea!1'])('refuses %s only outside the sandbox', async (password) => {
  await policy(true).require(password, email);
  await expect(policy(false).require(password, email)).rejects.toMatchObject({ code: 'validation_failed' });
});

it('refuses every password that others give where nobody signs in with one', async () => {
  const where = policy(true, true);
  await expect(where.require('Green hill, forty 2', email)).rejects.toMatchObject(
    refusal('nobody signs in with a password'),
  );
  await where.require('Green hill, forty 2', email, { isOwn: true });
});
