import type { DepartmentKey } from '../platform/contract/departments.ts';
import type { Credential, KeyType } from '../connections/domain/credential.ts';
import { CredentialResolver } from '../connections/ports/credential-resolver.ts';
import { AppError } from '../platform/app-error.ts';
import { buildCredential } from './builders.ts';

/** Answers one credential a type; `null` stands for a domain without any. */
export class FakeCredentialResolver extends CredentialResolver {
  credentials: Record<KeyType, Credential | null> = {
    Hubspot: buildCredential({ type: 'Hubspot' }),
    Openai: buildCredential({ type: 'Openai' }),
  };
  readonly calls: { readonly type: KeyType; readonly department: DepartmentKey }[] = [];

  async resolve(type: KeyType, department: DepartmentKey): Promise<Credential> {
    this.calls.push({ type, department });
    const credential = this.credentials[type];
    if (credential) return credential;
    throw type === 'Hubspot'
      ? new AppError('crm_not_configured', 'No HubSpot key is stored for this domain. Add one under API Keys.')
      : new AppError('ai_not_configured', 'No OpenAI key is stored for this domain. Add one under API Keys.');
  }
}
