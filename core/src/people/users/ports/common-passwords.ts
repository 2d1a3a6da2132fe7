/** A list of the passwords that attackers try first. */
export abstract class CommonPasswords {
  /** Whether the list contains the password, in upper or lower case. */
  abstract has(password: string): Promise<boolean>;
}
