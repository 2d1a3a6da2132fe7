import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { Credential } from '../domain/credential.ts';
import { SecretBox } from '../ports/secret-box.ts';
import { ResolveCredential } from './resolve-credential.ts';
import { only, type Needs } from '../../platform/needs.ts';

/** Opens a stored key, active or not, and returns its credential. */
export class OpenApiKey {
  static readonly needs = { secretBox: SecretBox, credentials: only(ResolveCredential, 'ofSecret') };
  readonly #deps: Needs<typeof OpenApiKey>;

  constructor(deps: Needs<typeof OpenApiKey>) {
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
