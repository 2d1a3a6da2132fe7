import { createHash } from 'node:crypto';
import { departmentNames, type DepartmentKey, type ErrorCode } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Credential, CredentialSource, KeyType } from '../domain/credential.ts';
import { CredentialResolver } from '../ports/credential-resolver.ts';
import type { StoredKeys } from '../ports/stored-keys.ts';

export interface VendorSettings {
  /** The environment's credential. */
  readonly secret: string | undefined;
  /** When set, every credential of the vendor is sent there. */
  readonly baseUrl: string | undefined;
  /** The stand-in's address and token; undefined when the sandbox is off or unused for this vendor. */
  readonly sandbox: { readonly baseUrl: string; readonly secret: string } | undefined;
}

const notConfigured: Record<KeyType, { code: ErrorCode; vendor: string }> = {
  Hubspot: { code: 'crm_not_configured', vendor: 'HubSpot' },
  Openai: { code: 'ai_not_configured', vendor: 'OpenAI' },
};

/** The resolution order of contract.md, section 2, over stored keys, the environment and the sandbox. */
export class ResolveCredential extends CredentialResolver {
  readonly #deps: { storedKeys: StoredKeys; vendors: Record<KeyType, VendorSettings>; productName: string };

  constructor(deps: { storedKeys: StoredKeys; vendors: Record<KeyType, VendorSettings>; productName: string }) {
    super();
    this.#deps = deps;
  }

  override async resolve(type: KeyType, department: DepartmentKey): Promise<Credential> {
    const { storedKeys, vendors } = this.#deps;
    const vendor = vendors[type];
    const stored = await storedKeys.findActiveSecret(type, department);
    if (stored !== null) return credential(type, 'stored', stored, vendor.baseUrl);
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
}

function credential(type: KeyType, source: CredentialSource, secret: string, baseUrl: string | undefined): Credential {
  const fingerprint = createHash('sha256').update(`${type}:${secret}`).digest('hex').slice(0, 12);
  return { type, source, secret, baseUrl, fingerprint };
}
