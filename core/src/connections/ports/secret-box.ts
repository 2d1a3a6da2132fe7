/** Seals short secrets for storage under a master key that is not in the store. */
export abstract class SecretBox {
  /** The id of the key that `seal` uses, which is stored beside the sealed text. */
  abstract readonly keyId: string;
  /** `context` names where the secret is stored; a sealed text that is moved elsewhere cannot be opened. */
  abstract seal(secret: string, context: string): string;
  /** Throws when the text was sealed with an unknown key or for another context, or was changed. */
  abstract open(sealed: string, context: string): string;
}
