import type { ContainerModule } from 'inversify';
import { auditModule } from './audit-module.ts';
import { authModule } from './auth-module.ts';
import { bulkModule } from './bulk-module.ts';
import { contactsModule } from './contacts-module.ts';
import { credentialsModule } from './credentials-module.ts';
import { generationModule } from './generation-module.ts';
import { historyModule } from './history-module.ts';
import { modelsModule } from './models-module.ts';
import { overviewModule } from './overview-module.ts';
import { promptsModule } from './prompts-module.ts';
import type { Settings } from './settings.ts';
import { usersModule } from './users-module.ts';

/** Every feature's use cases, each bound once per container. `workerId` names this process in leases. */
export function featureModules(settings: Settings, workerId: string): readonly ContainerModule[] {
  return [
    auditModule(),
    authModule(settings),
    usersModule(),
    overviewModule(),
    promptsModule(),
    modelsModule(),
    credentialsModule(settings),
    contactsModule(settings),
    generationModule(settings, workerId),
    historyModule(),
    bulkModule(),
  ];
}
