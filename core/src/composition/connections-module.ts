import { ConnectVendor } from '../connections/use-cases/connect-vendor.ts';
import { ConnectionMonitor } from '../connections/use-cases/connection-monitor.ts';
import { DeleteApiKey } from '../connections/use-cases/delete-api-key.ts';
import { ListApiKeys } from '../connections/use-cases/list-api-keys.ts';
import { ListConnections } from '../connections/use-cases/list-connections.ts';
import { OpenApiKey } from '../connections/use-cases/open-api-key.ts';
import { RepositoryStoredKeys } from '../connections/use-cases/repository-stored-keys.ts';
import { ResolveCredential } from '../connections/use-cases/resolve-credential.ts';
import { RotateMasterKey } from '../connections/use-cases/rotate-master-key.ts';
import { SandboxUse } from '../connections/use-cases/sandbox-use.ts';
import { SaveApiKey } from '../connections/use-cases/save-api-key.ts';
import { TestConnection } from '../connections/use-cases/test-connection.ts';
import { CheckAiAccess } from '../writing/use-cases/check-ai-access.ts';
import type { Wiring } from './bindings.ts';
import type { Settings } from './settings.ts';
import {
  audit,
  clock,
  credentials,
  crm,
  exits,
  health,
  ids,
  keys,
  logger,
  sandbox,
  secretBox,
  wake,
} from './tokens.ts';

/** Binds the use cases of vendor credentials and stored keys. */
export function connectionsModule({ bind, settings }: Wiring): void {
  bind(RepositoryStoredKeys, { keys, secretBox });
  bind(OpenApiKey, { secretBox, credentials });
  bind(ListApiKeys, { keys, open: OpenApiKey, health });
  bind(SaveApiKey, {
    keys,
    secretBox,
    open: OpenApiKey,
    tests: TestConnection,
    wake,
    audit,
    clock,
    ids,
    sandbox,
  });
  bind(ConnectVendor, { keys, credentials, tests: TestConnection, save: SaveApiKey, sandbox });
  bind(SandboxUse, {
    keys,
    exits,
    settings: { value: { Hubspot: settings.sandbox.crm, Openai: settings.sandbox.ai, isFull: settings.sandbox.full } },
  });
  bind(DeleteApiKey, { keys, wake, audit });
  bind(RotateMasterKey, { keys, secretBox, audit });
  bind(ResolveCredential, {
    storedKeys: RepositoryStoredKeys,
    vendors: { value: vendorSettings(settings) },
    productName: { value: settings.productName },
  });
  bind(ConnectionMonitor, { health, clock, logger });
  bind(ListConnections, { credentials, health });
  bind(TestConnection, { keys, open: OpenApiKey, crm, ai: CheckAiAccess, monitor: ConnectionMonitor });
}

/** The sandbox accepts any token; this one identifies Overture in its request log. */
const sandboxSecret = 'overture-sandbox';

function vendorSettings({
  hubspot,
  openai,
  sandbox,
}: Settings): ConstructorParameters<typeof ResolveCredential>[0]['vendors'] {
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
