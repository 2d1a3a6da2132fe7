import type { Settings } from '../../platform/settings.ts';
import type { KeyType } from './credential.ts';

export interface VendorSettings {
  /** The environment's credential. */
  readonly secret: string | undefined;
  /** If set, every credential of the vendor is sent there. */
  readonly baseUrl: string | undefined;
  /** The stand-in's address and token; undefined when the sandbox is off or not used for this vendor. */
  readonly sandbox: { readonly baseUrl: string; readonly secret: string } | undefined;
}

/** The sandbox accepts any token; this one identifies Overture in its request log. */
const sandboxSecret = 'overture-sandbox';

/** What the settings say about the account with each vendor. */
export function vendorSettings({ hubspot, openai, sandbox }: Settings): Record<KeyType, VendorSettings> {
  const { apiUrl } = sandbox.address;
  const standIn = (baseUrl: string) => (sandbox.on ? { baseUrl, secret: sandboxSecret } : undefined);
  return {
    Hubspot: { secret: hubspot.accessToken, baseUrl: hubspot.baseUrl, sandbox: standIn(hubspot.baseUrl ?? apiUrl) },
    Openai: { secret: openai.apiKey, baseUrl: openai.baseUrl, sandbox: standIn(openai.baseUrl ?? `${apiUrl}/v1`) },
  };
}
