import { createHash } from 'node:crypto';
import { departmentNames, type DepartmentKey } from '../../platform/contract/departments.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Credential, CredentialSource, KeyType } from '../domain/credential.ts';
import type { CredentialResolver } from '../ports/credential-resolver.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { SecretBox } from '../../platform/secret-box.ts';
import { vendorSettings } from '../domain/vendor-settings.ts';
import { only, setting, UseCase } from '../../platform/needs.ts';

const notConfigured: Record<KeyType, { code: ErrorCode; vendor: string }> = {
  Hubspot: { code: 'crm_not_configured', vendor: 'HubSpot' },
  Openai: { code: 'ai_not_configured', vendor: 'OpenAI' },
};

/** Asks stored keys, the environment and the sandbox, in that order. A key is opened only for the call that needs it. */
export class ResolveCredential
  extends UseCase({
    keys: only(ApiKeyRepository, 'findActive', 'hasEverStored'),
    secretBox: SecretBox,
    vendors: setting(vendorSettings),
    productName: setting((settings) => settings.productName),
  })
  implements CredentialResolver
{
  async resolve(type: KeyType, department: DepartmentKey): Promise<Credential> {
    const { keys, vendors, productName } = this.deps;
    const { code, vendor: name } = notConfigured[type];
    const domain = departmentNames(productName).nameOf(department);
    const key = await keys.findActive(type, department);
    if (key !== null) {
      try {
        return this.#opened(key);
      } catch (cause) {
        const message = `The ${name} key of ${domain} cannot be opened any more. A superadmin can enter it again under API Keys.`;
        throw new AppError(code, message, { cause });
      }
    }
    if (!(await keys.hasEverStored(type, department))) {
      const { secret, baseUrl, sandbox } = vendors[type];
      if (secret !== undefined) return credential(type, 'environment', secret, baseUrl);
      if (sandbox !== undefined) return credential(type, 'sandbox', sandbox.secret, sandbox.baseUrl);
    }
    throw new AppError(code, `No ${name} key is active for ${domain}. A superadmin can add one under API Keys.`);
  }

  /**
   * The credential for a stored key, active or not; null if it cannot be opened, because it is damaged or its master key
   * is no longer among the settings.
   */
  ofKey(key: ApiKey): Credential | null {
    try {
      return this.#opened(key);
    } catch {
      return null;
    }
  }

  /** The credential for a secret that somebody stores. */
  ofSecret(type: KeyType, secret: string): Credential {
    return credential(type, 'stored', secret, this.deps.vendors[type].baseUrl);
  }

  #opened({ id, type, sealed }: ApiKey): Credential {
    return this.ofSecret(type, this.deps.secretBox.open(sealed, sealContextOf(id)));
  }
}

function credential(type: KeyType, source: CredentialSource, secret: string, baseUrl: string | undefined): Credential {
  const fingerprint = createHash('sha256').update(`${type}:${secret}`).digest('hex').slice(0, 12);
  return { type, source, secret, baseUrl, fingerprint };
}
