import { AccessLog } from '../audit/use-cases/access-log.ts';
import { SubmitGeneration } from '../writing/use-cases/submit-generation.ts';
import { AddPlaybookToCrm } from '../sending/use-cases/add-playbook-to-crm.ts';
import { ApproveVersion } from '../records/use-cases/approve-version.ts';
import { CancelGeneration } from '../records/use-cases/cancel-generation.ts';
import { CheckEmail } from '../writing/use-cases/check-email.ts';
import { DeleteRecord } from '../records/use-cases/delete-record.ts';
import { EditEmail } from '../writing/use-cases/edit-email.ts';
import { ExportHistory } from '../records/use-cases/export-history.ts';
import { FindOwnRecord } from '../records/use-cases/find-own-record.ts';
import { NoteRead } from '../records/use-cases/note-read.ts';
import { GetRecord } from '../records/use-cases/get-record.ts';
import { GetSource } from '../records/use-cases/get-source.ts';
import { ListHistory } from '../records/use-cases/list-history.ts';
import { ListRevisions } from '../records/use-cases/list-revisions.ts';
import { ListUserRecords } from '../records/use-cases/list-user-records.ts';
import { RegenerateSequence } from '../writing/use-cases/regenerate-sequence.ts';
import { RetryGeneration } from '../writing/use-cases/retry-generation.ts';
import { RewriteEmail } from '../writing/use-cases/rewrite-email.ts';
import { VersionReviewer } from '../writing/use-cases/version-reviewer.ts';
import type { Wiring } from './bindings.ts';
import {
  announcer,
  audit,
  clock,
  credentials,
  dispatcher,
  getRecord,
  history,
  jobs,
  locks,
  modelPrices,
  notes,
  promptComposer,
  reviewer,
  spending,
  textGenerator,
  texts,
  versionReviewer,
} from './tokens.ts';

/** Binds the use cases of a user's records. */
export function recordsModule({ bind }: Wiring): void {
  bind(ListHistory, { history, jobs, clock });
  bind(ListUserRecords, { history });
  bind(GetRecord, { history, reviewer: versionReviewer });
  bind(NoteRead, { history, accessLog: AccessLog });
  bind(FindOwnRecord, { history });
  bind(RegenerateSequence, { history, submit: SubmitGeneration });
  bind(RetryGeneration, { history, jobs, dispatcher, spending, clock });
  bind(CancelGeneration, { history, jobs, announcer, clock });
  bind(ExportHistory, { history, reviewer: versionReviewer, audit });
  bind(VersionReviewer, { history, reviewer });
  bind(EditEmail, { history, reviewer: versionReviewer, locks, announcer, clock });
  bind(CheckEmail, { getRecord, reviewer: versionReviewer });
  bind(RewriteEmail, {
    history,
    getRecord,
    reviewer: versionReviewer,
    credentials,
    promptComposer,
    textGenerator,
    modelPrices,
    clock,
  });
  bind(ListRevisions, { getRecord });
  bind(GetSource, { history, getRecord });
  bind(ApproveVersion, { history, announcer, audit, clock });
  bind(DeleteRecord, { history, announcer, audit, clock });
  bind(AddPlaybookToCrm, { history, credentials, notes, texts, reviewer: VersionReviewer, announcer, audit, clock });
}
