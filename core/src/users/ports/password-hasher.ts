/** Hashes passwords with argon2id into a PHC string that names its own parameters. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(password: string, hash: string): Promise<boolean>;
  /** True when the hash was made with weaker parameters than today's; the next sign-in makes it anew. */
  abstract needsRehash(hash: string): boolean;
}
