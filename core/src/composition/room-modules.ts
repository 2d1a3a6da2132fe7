import { auditModule } from './audit-module.ts';
import { signInModule } from './sign-in-module.ts';
import type { Wiring } from './bindings.ts';
import { runsModule } from './runs-module.ts';
import { contactsModule } from './contacts-module.ts';
import { connectionsModule } from './connections-module.ts';
import { writingModule } from './writing-module.ts';
import { sendingModule } from './sending-module.ts';
import { recordsModule } from './records-module.ts';
import { trialsModule } from './trials-module.ts';
import { modelsModule } from './models-module.ts';
import { overviewModule } from './overview-module.ts';
import { privacyModule } from './privacy-module.ts';
import { promptsModule } from './prompts-module.ts';
import { limitsModule } from './limits-module.ts';
import { usersModule } from './users-module.ts';

/** Binds the use cases of every room. */
export function roomModules(wiring: Wiring): void {
  auditModule(wiring);
  signInModule(wiring);
  usersModule(wiring);
  overviewModule(wiring);
  promptsModule(wiring);
  modelsModule(wiring);
  connectionsModule(wiring);
  contactsModule(wiring);
  writingModule(wiring);
  limitsModule(wiring);
  recordsModule(wiring);
  sendingModule(wiring);
  trialsModule(wiring);
  runsModule(wiring);
  privacyModule(wiring);
}
