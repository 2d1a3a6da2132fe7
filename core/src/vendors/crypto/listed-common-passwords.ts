import { CommonPasswords } from '../../people/users/ports/common-passwords.ts';

/**
 * The list of zxcvbn: some 50,000 passwords, most of them from leaks. It is loaded when the first password is checked.
 */
export class ListedCommonPasswords extends CommonPasswords {
  #list: Promise<ReadonlySet<string>> | undefined;

  async has(password: string): Promise<boolean> {
    this.#list ??= import('@zxcvbn-ts/language-common').then(
      ({ dictionary }) => new Set(dictionary['passwords-common']),
    );
    return (await this.#list).has(password.toLowerCase());
  }
}
