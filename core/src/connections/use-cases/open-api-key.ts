import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { Credential } from '../domain/credential.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { ResolveCredential } from './resolve-credential.ts';

/** Opens a stored key, active or not, and returns its credential. */
export class OpenApiKey {
  readonly #deps: { secretBox: SecretBox; credentials: Pick<ResolveCredential, 'ofSecret'> };

  constructor(deps: { secretBox: SecretBox; credentials: Pick<ResolveCredential, 'ofSecret'> }) {
    this.#deps = deps;
  }

  /** Null for a key that cannot be opened, because it is damaged or its master key is no longer among the settings. */
  credentialOf(key: ApiKey): Credential | null {
    try {
      return this.#deps.credentials.ofSecret(key.type, this.#deps.secretBox.open(key.sealed, sealContextOf(key.id)));
    } catch {
      return null;
    }
  }
}
