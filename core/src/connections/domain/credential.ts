/** The two vendors a stored key can belong to, by the names that requests give them. */
export const keyTypes = ['Hubspot', 'Openai'] as const;
export type KeyType = (typeof keyTypes)[number];

export type CredentialSource = 'stored' | 'environment' | 'sandbox';

/** What authenticates a call to a vendor. It is never logged and never sent to a client. */
export interface Credential {
  readonly type: KeyType;
  readonly source: CredentialSource;
  readonly secret: string;
  /** The address that the secret is sent to; undefined: the vendor's own. */
  readonly baseUrl: string | undefined;
  /** A short digest of the secret. It identifies the account in rate limiters and logs. */
  readonly fingerprint: string;
}

export function isSandbox(credential: Credential): boolean {
  return credential.source === 'sandbox';
}
