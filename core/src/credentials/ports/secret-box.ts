/** Seals short secrets for storage under a master key that is not in the store. */
export abstract class SecretBox {
  /** Id of the key that `seal` uses; kept beside the sealed text. */
  abstract readonly keyId: string;
  /** `context` names the place of the secret; a sealed text moved to another place does not open. */
  abstract seal(secret: string, context: string): string;
  /** Throws when the text was made with an unknown key, for another context, or was changed. */
  abstract open(sealed: string, context: string): string;
}
