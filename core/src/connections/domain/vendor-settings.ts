import type { Settings } from '../../platform/settings/settings.ts';
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
export function vendorSettings(settings: Settings): Record<KeyType, VendorSettings> {
  const { hubspotAccessToken, hubspotBaseUrl, openaiApiKey, openaiBaseUrl, sandbox } = settings;
  const { apiUrl } = sandbox.address;
  const standIn = (baseUrl: string) => (sandbox.on ? { baseUrl, secret: sandboxSecret } : undefined);
  return {
    Hubspot: { secret: hubspotAccessToken, baseUrl: hubspotBaseUrl, sandbox: standIn(hubspotBaseUrl ?? apiUrl) },
    Openai: { secret: openaiApiKey, baseUrl: openaiBaseUrl, sandbox: standIn(openaiBaseUrl ?? `${apiUrl}/v1`) },
  };
}
