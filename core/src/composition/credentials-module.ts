import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { ApiKeyRepository } from '../credentials/ports/api-key-repository.ts';
import { ConnectionHealthRepository } from '../credentials/ports/connection-health-repository.ts';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { SecretBox } from '../credentials/ports/secret-box.ts';
import { StoredKeys } from '../credentials/ports/stored-keys.ts';
import { ConnectionMonitor } from '../credentials/use-cases/connection-monitor.ts';
import { DeleteApiKey } from '../credentials/use-cases/delete-api-key.ts';
import { ListApiKeys } from '../credentials/use-cases/list-api-keys.ts';
import { ListConnections } from '../credentials/use-cases/list-connections.ts';
import { OpenApiKey } from '../credentials/use-cases/open-api-key.ts';
import { RepositoryStoredKeys } from '../credentials/use-cases/repository-stored-keys.ts';
import { ResolveCredential } from '../credentials/use-cases/resolve-credential.ts';
import { RotateMasterKey } from '../credentials/use-cases/rotate-master-key.ts';
import { SaveApiKey } from '../credentials/use-cases/save-api-key.ts';
import { TestConnection } from '../credentials/use-cases/test-connection.ts';
import { TextGenerator } from '../generation/ports/text-generator.ts';
import { WakeWaitingJobs } from '../generation/use-cases/wake-waiting-jobs.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';
import { Logger } from '../shared/logger.ts';
import type { Settings } from './settings.ts';

/** Binds how a call finds its credential, and the keys stored for that. */
export function credentialsModule(settings: Settings): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(StoredKeys)
      .toResolvedValue(
        (keys, secretBox) => new RepositoryStoredKeys({ keys, secretBox }),
        [ApiKeyRepository, SecretBox],
      )
      .inSingletonScope();
    bind(OpenApiKey)
      .toResolvedValue(
        (secretBox, credentials) => new OpenApiKey({ secretBox, credentials }),
        [SecretBox, ResolveCredential],
      )
      .inSingletonScope();
    bind(ListApiKeys)
      .toResolvedValue(
        (keys, open, health) => new ListApiKeys({ keys, open, health }),
        [ApiKeyRepository, OpenApiKey, ConnectionHealthRepository],
      )
      .inSingletonScope();
    bind(SaveApiKey)
      .toResolvedValue(
        (keys, secretBox, open, tests, wake, audit, clock, ids) =>
          new SaveApiKey({ keys, secretBox, open, tests, wake, audit, clock, ids }),
        [ApiKeyRepository, SecretBox, OpenApiKey, TestConnection, WakeWaitingJobs, AuditTrail, Clock, IdGenerator],
      )
      .inSingletonScope();
    bind(DeleteApiKey)
      .toResolvedValue(
        (keys, wake, audit) => new DeleteApiKey({ keys, wake, audit }),
        [ApiKeyRepository, WakeWaitingJobs, AuditTrail],
      )
      .inSingletonScope();
    bind(RotateMasterKey)
      .toResolvedValue(
        (keys, secretBox, audit) => new RotateMasterKey({ keys, secretBox, audit }),
        [ApiKeyRepository, SecretBox, AuditTrail],
      )
      .inSingletonScope();
    bind(ResolveCredential)
      .toResolvedValue(
        (storedKeys) =>
          new ResolveCredential({ storedKeys, vendors: vendorSettings(settings), productName: settings.productName }),
        [StoredKeys],
      )
      .inSingletonScope();
    bind(CredentialResolver).toService(ResolveCredential);
    bind(ConnectionMonitor)
      .toResolvedValue(
        (health, clock, logger) => new ConnectionMonitor({ health, clock, logger }),
        [ConnectionHealthRepository, Clock, Logger],
      )
      .inSingletonScope();
    bind(ListConnections)
      .toResolvedValue(
        (credentials, health) => new ListConnections({ credentials, health }),
        [CredentialResolver, ConnectionHealthRepository],
      )
      .inSingletonScope();
    bind(TestConnection)
      .toResolvedValue(
        (keys, open, crm, textGenerator, monitor) => new TestConnection({ keys, open, crm, textGenerator, monitor }),
        [ApiKeyRepository, OpenApiKey, CrmContacts, TextGenerator, ConnectionMonitor],
      )
      .inSingletonScope();
  });
}

/** The stand-ins accept any token; this one says whose it is in their request log. */
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
