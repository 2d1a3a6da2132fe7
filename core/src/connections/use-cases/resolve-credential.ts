import { createHash } from 'node:crypto';
import { departmentNames, type DepartmentKey } from '../../platform/contract/departments.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Credential, CredentialSource, KeyType } from '../domain/credential.ts';
import { UnreadableKeyError } from '../domain/unreadable-key-error.ts';
import { CredentialResolver } from '../ports/credential-resolver.ts';
import { StoredKeys } from '../ports/stored-keys.ts';
import { vendorSettings } from '../domain/vendor-settings.ts';
import { setting, type Needs } from '../../platform/needs.ts';

const notConfigured: Record<KeyType, { code: ErrorCode; vendor: string }> = {
  Hubspot: { code: 'crm_not_configured', vendor: 'HubSpot' },
  Openai: { code: 'ai_not_configured', vendor: 'OpenAI' },
};

/** Asks stored keys, the environment and the sandbox, in that order. */
export class ResolveCredential extends CredentialResolver {
  static readonly needs = {
    storedKeys: StoredKeys,
    vendors: setting(vendorSettings),
    productName: setting((settings) => settings.productName),
  };
  readonly #deps: Needs<typeof ResolveCredential>;

  constructor(deps: Needs<typeof ResolveCredential>) {
    super();
    this.#deps = deps;
  }

  override async resolve(type: KeyType, department: DepartmentKey): Promise<Credential> {
    const { storedKeys, vendors } = this.#deps;
    const vendor = vendors[type];
    const stored = await this.#storedSecret(type, department);
    if (stored !== null) return this.ofSecret(type, stored);
    if (!(await storedKeys.hasEverStored(type, department))) {
      if (vendor.secret !== undefined) return credential(type, 'environment', vendor.secret, vendor.baseUrl);
      if (vendor.sandbox !== undefined) {
        return credential(type, 'sandbox', vendor.sandbox.secret, vendor.sandbox.baseUrl);
      }
    }
    const { code, vendor: name } = notConfigured[type];
    const domain = departmentNames(this.#deps.productName).nameOf(department);
    throw new AppError(code, `No ${name} key is active for ${domain}. A superadmin can add one under API Keys.`);
  }

  /** The credential for a stored secret, whether or not its key is active. */
  ofSecret(type: KeyType, secret: string): Credential {
    return credential(type, 'stored', secret, this.#deps.vendors[type].baseUrl);
  }

  async #storedSecret(type: KeyType, department: DepartmentKey): Promise<string | null> {
    try {
      return await this.#deps.storedKeys.findActiveSecret(type, department);
    } catch (error) {
      if (!(error instanceof UnreadableKeyError)) throw error;
      const { code, vendor } = notConfigured[type];
      const domain = departmentNames(this.#deps.productName).nameOf(department);
      throw new AppError(
        code,
        `The ${vendor} key of ${domain} cannot be opened any more. A superadmin can enter it again under API Keys.`,
        { cause: error },
      );
    }
  }
}

function credential(type: KeyType, source: CredentialSource, secret: string, baseUrl: string | undefined): Credential {
  const fingerprint = createHash('sha256').update(`${type}:${secret}`).digest('hex').slice(0, 12);
  return { type, source, secret, baseUrl, fingerprint };
}
