import { newPasswordSchema } from '../contract/password-policy.ts';
import { AppError } from '../../../platform/app-error.ts';
import { easyWordIn } from '../domain/easy-password.ts';
import { CommonPasswords } from '../ports/common-passwords.ts';
import { SandboxUse } from '../../../connections/use-cases/sandbox-use.ts';
import { only, setting, UseCase } from '../../../platform/needs.ts';

interface PasswordUse {
  readonly path?: string;
  readonly outlivesSandbox?: boolean;
  readonly isOwn?: boolean;
  readonly namesUser?: boolean;
}

/** Checks a new password, also beyond the rules that its form shows. */
export class PasswordPolicy extends UseCase({
  commonPasswords: CommonPasswords,
  productName: setting((settings) => settings.productName),
  /** In a full sandbox easy passwords are allowed, except the address itself. */
  sandbox: only(SandboxUse, 'read'),
  /** Whether single sign-on is the only way to sign in, apart from sign-in links. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  /**
   * `outlivesSandbox`: the account does, so that an easy password is refused there too. `isOwn`: the person chooses it
   * themselves. `namesUser`: the error tells the address, because its reader may not know it. Errors: `validation_failed` at
   * `path`, for a password that breaks a rule or that attackers would try first, and for every password that somebody gives
   * to others where nobody signs in with one.
   */
  async require(
    password: string,
    email: string,
    { path = 'password', outlivesSandbox = false, isOwn = false, namesUser = false }: PasswordUse = {},
  ): Promise<void> {
    const [broken] = newPasswordSchema.safeParse(password).error?.issues ?? [];
    const unused = this.deps.ssoOnly && !isOwn ? noPasswordText : undefined;
    const problem = unused ?? broken?.message ?? (await this.#easiness(password, email, outlivesSandbox));
    if (problem === undefined) return;
    const issues = [{ path, message: problem }];
    throw new AppError('validation_failed', problem, { issues, ...(namesUser && { email }) });
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

const noPasswordText =
  'Only single sign-on is allowed here, so nobody signs in with a password. Leave it out: a link lets the user in the first time.';

const advice = 'A phrase of several words is easier to remember and harder to guess.';
