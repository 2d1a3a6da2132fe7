import { markedLinksIn } from '../../contract/index.ts';
import { ownMarkerPrefix } from '../../contacts/domain/own-note.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Actor } from '../../users/domain/actor.ts';
import { isSandbox } from '../../credentials/domain/credential.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import type { GenerationRecord, GenerationVersion } from '../../generation/domain/generation-record.ts';
import { markLinks } from '../../generation/domain/mark-links.ts';
import type { PlaybookHtml } from '../../generation/ports/playbook-html.ts';
import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { CrmNotes } from '../ports/crm-notes.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';
import type { VersionReviewer } from './version-reviewer.ts';
import { accessibleOwner, findAccessibleRecord } from './record-access.ts';

/** Longer than all deadlines of filing a note together, so that an older claim belongs to a dead process. */
const claimTtlMs = 120_000;

interface Deps {
  history: HistoryRepository;
  credentials: CredentialResolver;
  notes: CrmNotes;
  html: PlaybookHtml;
  reviewer: Pick<VersionReviewer, 'unknownLinks'>;
  announcer: StatusAnnouncer;
  audit: AuditTrail;
  clock: Clock;
}

export interface FiledPlaybook {
  readonly noteId: string;
  /** The number of links that no source contains and that this call filed as marked text. */
  readonly markedLinks: number;
}

/**
 * Files the playbook as a note on the contact, once per version. Two tabs make one note, and a repeated call answers
 * the first note's id. After a crash, the note is looked up by its marker before anything is sent again. A link that no
 * source contains is filed as marked text. Errors: `not_found`, `conflict` (not ready, or another process is filing it
 * now), `sandbox_output`, `validation_failed` (nothing left after sanitising), `crm_not_configured`, and those of
 * `CrmNotes`.
 */
export class AddPlaybookToCrm {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: {
    actor: Actor;
    /** The actor that the audit log names. */
    auditActor: AuditActor;
    hubspotId: string;
    ownerId: string | undefined;
    /** Undefined: the playbook of the version. */
    playbookHtml: string | undefined;
  }): Promise<FiledPlaybook> {
    const { history, credentials, notes, html, reviewer, announcer, audit, clock } = this.#deps;
    // A repeated call is answered from the summary, without reading the whole record.
    const summary = await history.findSummaryByContact(accessibleOwner(input), input.hubspotId);
    const filed = summary?.versions[0]?.noteId;
    if (filed != null) return { noteId: filed, markedLinks: 0 };
    const record = await findAccessibleRecord(history, input);
    const version = record.results[0];
    if (version === undefined) throw new AppError('conflict', 'The playbook is not ready yet.');
    if (version.push.noteId !== null) return { noteId: version.push.noteId, markedLinks: 0 };

    const credential = await credentials.resolve('Hubspot', version.request.department);
    if (version.sandbox.ai && !isSandbox(credential)) {
      throw new AppError('sandbox_output', 'This playbook is sample output and is not added to a real CRM contact.');
    }
    const shown = html.sanitise(input.playbookHtml ?? version.playbook.html ?? version.answer.sales_playbook_html);
    const clean = markLinks(shown, await reviewer.unknownLinks(record.id, version, shown));
    if (clean.trim() === '') {
      throw new AppError('validation_failed', 'There is no playbook to add.', {
        issues: [{ path: 'playBook', message: 'There is no playbook to add.' }],
      });
    }

    const now = clock.now();
    const wasTried = version.push.claimedAt !== null;
    const claim = await history.claimPush({
      id: record.id,
      version: version.version,
      now,
      staleBefore: now - claimTtlMs,
    });
    switch (claim.outcome) {
      case 'pushed':
        return { noteId: claim.noteId, markedLinks: 0 };
      case 'busy':
        return { noteId: await this.#awaitOther(record, version), markedLinks: 0 };
      case 'missing':
        throw new AppError('not_found', 'No history data found for this record.');
      case 'claimed':
        break;
    }
    try {
      const note = {
        // A contact that was merged has a new id.
        contactId: version.properties['hs_object_id'] ?? record.hubspotId,
        html: clean,
        marker: markerOf(record, version),
        at: version.readyAt,
        ownerId: version.properties['hubspot_owner_id'] ?? null,
      };
      const { noteId } = await notes.add(note, credential, { mayExist: wasTried });
      await history.finishPush(record.id, version.version, noteId, clock.now());
      await audit.record(
        input.auditActor,
        'playbook_pushed',
        record.hubspotId,
        `note ${noteId} on record ${record.id}`,
      );
      await announcer.announce(record, record.job.status, clock.now());
      return { noteId, markedLinks: markedLinksIn(clean) };
    } catch (error) {
      await history.releasePush(record.id, version.version);
      throw error;
    }
  }

  /** Waits a few seconds for another process to file the note, such as for the same button in another tab. */
  async #awaitOther(record: GenerationRecord, version: GenerationVersion): Promise<string> {
    for (let waited = 0; waited < 10_000; waited += 250) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const now = await this.#deps.history.findById(record.id);
      const push = now?.results.find((result) => result.version === version.version)?.push;
      if (push?.noteId != null) return push.noteId;
      if (push === undefined || push.claimedAt === 0) break;
    }
    throw new AppError('conflict', 'The playbook is being added right now. Please look again in a moment.');
  }
}

/** The marker by which a version's note is found in the CRM; unique for each record and version. */
function markerOf(record: GenerationRecord, version: GenerationVersion): string {
  return `${ownMarkerPrefix}${record.id}-v${version.version}`;
}
