import { AddPlaybookToCrm } from '../history/use-cases/add-playbook-to-crm.ts';
import { CancelGeneration } from '../history/use-cases/cancel-generation.ts';
import { DeleteRecord } from '../history/use-cases/delete-record.ts';
import { EditEmail } from '../history/use-cases/edit-email.ts';
import { ExportHistory } from '../history/use-cases/export-history.ts';
import { FindOwnRecord } from '../history/use-cases/find-own-record.ts';
import { GetRecord } from '../history/use-cases/get-record.ts';
import { ListHistory } from '../history/use-cases/list-history.ts';
import { ListUserRecords } from '../history/use-cases/list-user-records.ts';
import { RetryGeneration } from '../history/use-cases/retry-generation.ts';
import type { Wiring } from './bindings.ts';
import { announcer, audit, clock, credentials, dispatcher, history, html, jobs, notes } from './tokens.ts';

/** Binds what users do with their records. */
export function historyModule({ bind }: Wiring): void {
  bind(ListHistory, { history, jobs, clock });
  bind(ListUserRecords, { history });
  bind(GetRecord, { history });
  bind(FindOwnRecord, { history });
  bind(RetryGeneration, { history, jobs, dispatcher, clock });
  bind(CancelGeneration, { history, jobs, announcer, clock });
  bind(ExportHistory, { history });
  bind(EditEmail, { history, announcer, clock });
  bind(DeleteRecord, { history, announcer, audit, clock });
  bind(AddPlaybookToCrm, { history, credentials, notes, html, announcer, audit, clock });
}
