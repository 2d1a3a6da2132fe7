import { auditModule } from './audit-module.ts';
import { authModule } from './auth-module.ts';
import type { Wiring } from './bindings.ts';
import { bulkModule } from './bulk-module.ts';
import { contactsModule } from './contacts-module.ts';
import { credentialsModule } from './credentials-module.ts';
import { generationModule } from './generation-module.ts';
import { handoverModule } from './handover-module.ts';
import { historyModule } from './history-module.ts';
import { labModule } from './lab-module.ts';
import { modelsModule } from './models-module.ts';
import { outcomesModule } from './outcomes-module.ts';
import { overviewModule } from './overview-module.ts';
import { privacyModule } from './privacy-module.ts';
import { promptsModule } from './prompts-module.ts';
import { spendingModule } from './spending-module.ts';
import { usersModule } from './users-module.ts';

/** Binds the use cases of every feature. */
export function featureModules(wiring: Wiring): void {
  auditModule(wiring);
  authModule(wiring);
  usersModule(wiring);
  overviewModule(wiring);
  promptsModule(wiring);
  modelsModule(wiring);
  credentialsModule(wiring);
  contactsModule(wiring);
  generationModule(wiring);
  spendingModule(wiring);
  historyModule(wiring);
  handoverModule(wiring);
  outcomesModule(wiring);
  labModule(wiring);
  bulkModule(wiring);
  privacyModule(wiring);
}
