/** A list of the passwords that attackers try first. */
export abstract class CommonPasswords {
  /** True for an entry of the list, in whatever case. */
  abstract has(password: string): Promise<boolean>;
}
