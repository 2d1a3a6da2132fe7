import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import { PlaybookHtml } from '../generation/ports/playbook-html.ts';
import { StatusAnnouncer } from '../generation/use-cases/status-announcer.ts';
import { CrmNotes } from '../history/ports/crm-notes.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { AddPlaybookToCrm } from '../history/use-cases/add-playbook-to-crm.ts';
import { DeleteRecord } from '../history/use-cases/delete-record.ts';
import { EditEmail } from '../history/use-cases/edit-email.ts';
import { ExportHistory } from '../history/use-cases/export-history.ts';
import { GetRecord } from '../history/use-cases/get-record.ts';
import { ListHistory } from '../history/use-cases/list-history.ts';
import { ListUserRecords } from '../history/use-cases/list-user-records.ts';
import { Clock } from '../shared/clock.ts';

/** Binds what users do with their records. */
export function historyModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ListHistory)
      .toResolvedValue(
        (history, jobs, clock) => new ListHistory({ history, jobs, clock }),
        [HistoryRepository, JobRepository, Clock],
      )
      .inSingletonScope();
    bind(ListUserRecords)
      .toResolvedValue((history) => new ListUserRecords({ history }), [HistoryRepository])
      .inSingletonScope();
    bind(GetRecord)
      .toResolvedValue((history) => new GetRecord({ history }), [HistoryRepository])
      .inSingletonScope();
    bind(ExportHistory)
      .toResolvedValue((history) => new ExportHistory({ history }), [HistoryRepository])
      .inSingletonScope();
    bind(EditEmail)
      .toResolvedValue(
        (history, announcer, clock) => new EditEmail({ history, announcer, clock }),
        [HistoryRepository, StatusAnnouncer, Clock],
      )
      .inSingletonScope();
    bind(DeleteRecord)
      .toResolvedValue(
        (history, announcer, audit, clock) => new DeleteRecord({ history, announcer, audit, clock }),
        [HistoryRepository, StatusAnnouncer, AuditTrail, Clock],
      )
      .inSingletonScope();
    bind(AddPlaybookToCrm)
      .toResolvedValue(
        (history, credentials, notes, html, announcer, audit, clock) =>
          new AddPlaybookToCrm({ history, credentials, notes, html, announcer, audit, clock }),
        [HistoryRepository, CredentialResolver, CrmNotes, PlaybookHtml, StatusAnnouncer, AuditTrail, Clock],
      )
      .inSingletonScope();
  });
}
