import { newPasswordSchema } from '../contract/password-policy.ts';
import { invalidField } from '../../../platform/app-error.ts';
import { easyWordIn } from '../domain/easy-password.ts';
import { CommonPasswords } from '../ports/common-passwords.ts';
import { SandboxUse } from '../../../connections/use-cases/sandbox-use.ts';
import { only, setting, UseCase } from '../../../platform/needs.ts';

/** Checks a new password, also beyond the rules that its form shows. */
export class PasswordPolicy extends UseCase({
  commonPasswords: CommonPasswords,
  productName: setting((settings) => settings.productName),
  /** In a full sandbox easy passwords are allowed, except the address itself. */
  sandbox: only(SandboxUse, 'read'),
}) {
  /**
   * `outlivesSandbox`: the account does, so that an easy password is refused there too. Errors:
   * `validation_failed` at `path`, for a password that breaks a rule or that attackers would try first.
   */
  async require(
    password: string,
    email: string,
    { path = 'password', outlivesSandbox = false }: { readonly path?: string; readonly outlivesSandbox?: boolean } = {},
  ): Promise<void> {
    const [broken] = newPasswordSchema.safeParse(password).error?.issues ?? [];
    const problem = broken?.message ?? (await this.#easiness(password, email, outlivesSandbox));
    if (problem !== undefined) throw invalidField(path, problem);
  }

  async #easiness(password: string, email: string, outlivesSandbox: boolean): Promise<string | undefined> {
    const { commonPasswords, productName, sandbox } = this.deps;
    if (password.toLowerCase() === email.toLowerCase()) return `This is the email address itself. ${advice}`;
    if (!outlivesSandbox && (await sandbox.read()).isFull) return undefined;
    const word = easyWordIn(password, [productName, email, ...email.split(/@|\.(?=[^@]*$)/)]);
    if (word !== undefined) return `This is little more than "${word}", which others would try. ${advice}`;
    return (await commonPasswords.has(password)) ? `Many people use this password. ${advice}` : undefined;
  }
}

const advice = 'A phrase of several words is easier to remember and harder to guess.';
