import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { passwordRules } from '../../people/users/contract/password-policy.ts';
import { ListedCommonPasswords } from './listed-common-passwords.ts';

it('finds an entry in upper or lower case, and nothing else', async () => {
  const list = new ListedCommonPasswords();
  expect(await list.has('1Qaz!QAZ')).toBe(true);
  expect(await list.has('1Qaz!QAZ.')).toBe(false);
});

it('has eleven entries that the product’s rules allow, as docs/security.md says', () => {
  const allowed = dictionary['passwords-common'].filter(
    (entry) =>
      /[a-z].*[a-z]/.test(entry) &&
      passwordRules.every(({ id, test }) => test(id === 'uppercase' ? entry.toUpperCase() : entry)),
  );
  expect(allowed).toHaveLength(11);
});
