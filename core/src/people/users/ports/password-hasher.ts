/** Hashes passwords with argon2id into a PHC string, which contains its own parameters. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(password: string, hash: string): Promise<boolean>;
  /** Whether the hash was made with weaker parameters than the current ones. The next sign-in then replaces it. */
  abstract needsRehash(hash: string): boolean;
}
