import type { ErrorCode } from '../../contract/index.ts';
import type { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { TextGenerator } from '../../generation/ports/text-generator.ts';
import { AppError } from '../../shared/app-error.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { ResolveCredential } from './resolve-credential.ts';

interface Deps {
  keys: ApiKeyRepository;
  secretBox: SecretBox;
  credentials: Pick<ResolveCredential, 'ofSecret'>;
  crm: CrmContacts;
  textGenerator: TextGenerator;
}

export interface ConnectionTest {
  readonly ok: boolean;
  readonly message: string;
  /** Null when the key works. */
  readonly code: ErrorCode | null;
}

/** Tries a stored key, active or not, with its vendor's cheapest call. What the vendor says is the answer. Errors: `not_found`. */
export class TestConnection {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: { id: string; signal?: AbortSignal }): Promise<ConnectionTest> {
    const key = await this.#deps.keys.findById(input.id);
    if (key === null) throw new AppError('not_found', 'This API key no longer exists.');
    const secret = this.#open(key);
    if (secret === null) {
      const code = key.type === 'Hubspot' ? 'crm_not_configured' : 'ai_not_configured';
      return { ok: false, code, message: 'This key cannot be opened any more. Please enter it again.' };
    }
    try {
      return { ok: true, code: null, message: await this.#ask(key, secret, input.signal) };
    } catch (error) {
      input.signal?.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      return { ok: false, code: error.code, message: error.message };
    }
  }

  async #ask(key: ApiKey, secret: string, signal: AbortSignal | undefined): Promise<string> {
    const { credentials, crm, textGenerator } = this.#deps;
    const credential = credentials.ofSecret(key.type, secret);
    if (key.type === 'Hubspot') {
      const { portalId } = await crm.describeAccount(credential, signal);
      return `HubSpot account ${portalId} answers.`;
    }
    const models = await textGenerator.listModels(credential, signal);
    return `OpenAI answers, with ${models.length} ${models.length === 1 ? 'model' : 'models'} to use.`;
  }

  #open(key: ApiKey): string | null {
    try {
      return this.#deps.secretBox.open(key.sealed, sealContextOf(key.id));
    } catch {
      return null;
    }
  }
}
