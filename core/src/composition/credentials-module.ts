import { ContainerModule } from 'inversify';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { StoredKeys } from '../credentials/ports/stored-keys.ts';
import { ResolveCredential } from '../credentials/use-cases/resolve-credential.ts';
import type { Settings } from './settings.ts';

/** Binds how a call finds its credential. */
export function credentialsModule(settings: Settings): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(CredentialResolver)
      .toResolvedValue(
        (storedKeys) =>
          new ResolveCredential({ storedKeys, vendors: vendorSettings(settings), productName: settings.productName }),
        [StoredKeys],
      )
      .inSingletonScope();
  });
}

/** The stand-ins accept any token; this one says whose it is in their request log. */
const sandboxSecret = 'overture-sandbox';

function vendorSettings({ hubspot, openai, sandbox }: Settings): ConstructorParameters<typeof ResolveCredential>[0]['vendors'] {
  return {
    Hubspot: {
      secret: hubspot.accessToken,
      baseUrl: hubspot.baseUrl,
      sandbox: sandbox.on ? { baseUrl: hubspot.baseUrl ?? sandbox.address.apiUrl, secret: sandboxSecret } : undefined,
    },
    Openai: {
      secret: openai.apiKey,
      baseUrl: openai.baseUrl,
      sandbox: sandbox.on
        ? { baseUrl: openai.baseUrl ?? `${sandbox.address.apiUrl}/v1`, secret: sandboxSecret }
        : undefined,
    },
  };
}
