import { markedLinksIn } from '../../checks/contract/marked-links.ts';
import { ownMarkerPrefix } from '../../contacts/domain/own-note.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Actor } from '../../platform/actor.ts';
import { isSandbox } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { TextWork } from '../../writing/ports/text-work.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { accessibleOwner, assertMayAct } from '../../records/domain/may-act.ts';
import { CrmNotes } from '../ports/crm-notes.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { VersionReviewer } from '../../writing/use-cases/version-reviewer.ts';
import { findAccessibleRecord } from '../../records/use-cases/find-accessible-record.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** A claim that was not renewed for this long, in milliseconds, belongs to a dead process. */
const claimTtlMs = 30_000;
/** How often a press of the button looks whether the one before it has ended, in milliseconds. */
const pollMs = 250;

export interface FiledPlaybook {
  readonly noteId: string;
  /** The number of links that no source contains and that this call filed as marked text. */
  readonly markedLinks: number;
}

/**
 * Files the playbook as a note on the contact, once per version. Two tabs make one note, and a repeated call answers
 * the first note's id. After a crash, the note is looked up by its marker before anything is sent again. A link that no
 * source contains is filed as marked text. Errors: `not_found`, `forbidden` (a domain that the actor has left), `conflict` (not ready, or another process is filing it
 * now), `sandbox_output`, `validation_failed` (nothing left after sanitising), `crm_not_configured`, and those of
 * `CrmNotes`.
 */
export class AddPlaybookToCrm extends UseCase({
  history: HistoryRepository,
  credentials: CredentialResolver,
  notes: CrmNotes,
  texts: TextWork,
  reviewer: only(VersionReviewer, 'markLinks'),
  announcer: StatusAnnouncer,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: {
    actor: Actor;
    auditActor: AuditActor;
    hubspotId: string;
    ownerId: string | undefined;
    /** Undefined: the playbook of the version. */
    playbookHtml: string | undefined;
  }): Promise<FiledPlaybook> {
    const { history, credentials, notes, texts, reviewer, announcer, audit, clock } = this.deps;
    // A repeated call is answered from the summary, without reading the whole record.
    const summary = await history.findSummaryByContact(accessibleOwner(input), input.hubspotId);
    const filed = summary?.versions[0]?.noteId;
    if (filed != null) return { noteId: filed, markedLinks: 0 };
    const record = await findAccessibleRecord(history, input);
    const version = record.results[0];
    if (version === undefined) throw new AppError('conflict', 'The playbook is not ready yet.');
    if (version.push.noteId !== null) return { noteId: version.push.noteId, markedLinks: 0 };
    assertMayAct(input.actor, version);

    const credential = await credentials.resolve('Hubspot', version.request.department);
    if (version.sandbox.ai && !isSandbox(credential)) {
      throw new AppError('sandbox_output', 'This playbook is sample output and is not added to a real CRM contact.');
    }
    const { userId } = input.actor;
    const given = input.playbookHtml ?? version.playbook.html ?? version.answer.sales_playbook_html;
    const shown = await texts.run('sanitise', userId, given);
    const clean = await reviewer.markLinks({ recordId: record.id, userId }, version, shown);
    if (clean.trim() === '') {
      throw new AppError('validation_failed', 'There is no playbook to add.', {
        issues: [{ path: 'playBook', message: 'There is no playbook to add.' }],
      });
    }

    const claim = await this.#claim(record, version);
    if ('noteId' in claim) return { noteId: claim.noteId, markedLinks: 0 };
    const stopRenewing = this.#renew(record, version, claim.claimedAt);
    try {
      const note = {
        // A contact that was merged has a new id.
        contactId: version.properties['hs_object_id'] ?? record.hubspotId,
        html: clean,
        marker: markerOf(record, version),
        at: version.readyAt,
        ownerId: version.properties['hubspot_owner_id'] ?? null,
      };
      const { noteId } = await notes.add(note, credential, { mayExist: claim.wasTried });
      await stopRenewing();
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
      await stopRenewing();
      await history.releasePush(record.id, version.version);
      throw error;
    }
  }

  /**
   * Claims the filing of a version, or answers the note that another process filed. While another one files, such as
   * for the same button in another tab, it waits for as long as a claim lasts. Errors: `conflict` after that time.
   */
  async #claim(
    { id }: GenerationRecord,
    { version, push }: GenerationVersion,
  ): Promise<{ readonly noteId: string } | { readonly claimedAt: Timestamp; readonly wasTried: boolean }> {
    const { history, clock } = this.deps;
    for (let waitedMs = 0; ; waitedMs += pollMs) {
      const now = clock.now();
      const claim = await history.claimPush({ id, version, now, staleBefore: now - claimTtlMs });
      switch (claim.outcome) {
        case 'pushed':
          return { noteId: claim.noteId };
        case 'missing':
          throw new AppError('not_found', 'No history data found for this record.');
        case 'claimed':
          return { claimedAt: now, wasTried: push.claimedAt !== null || waitedMs > 0 };
        case 'busy':
          break;
      }
      if (waitedMs > claimTtlMs) {
        const message = 'The playbook is being added, for half a minute already. Please look again in a minute.';
        throw new AppError('conflict', message);
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  /** Renews a claim in the background; answers the function that stops it. */
  #renew({ id }: GenerationRecord, { version }: GenerationVersion, claimedAt: Timestamp): () => Promise<void> {
    const { history, clock } = this.deps;
    let renewedAt = claimedAt;
    let renewal: Promise<void> = Promise.resolve();
    const renew = async (): Promise<void> => {
      const now = clock.now();
      // The own claim is taken over, and no newer one.
      const { outcome } = await history.claimPush({ id, version, now, staleBefore: renewedAt + 1 });
      if (outcome === 'claimed') renewedAt = now;
    };
    const timer = setInterval(() => {
      // If the store does not answer, the claim lapses.
      renewal = renewal.then(renew).catch(() => undefined);
    }, claimTtlMs / 3);
    return () => {
      clearInterval(timer);
      return renewal;
    };
  }
}

/** The marker by which a version's note is found in the CRM; unique for each record and version. */
function markerOf(record: GenerationRecord, version: GenerationVersion): string {
  return `${ownMarkerPrefix}${record.id}-v${version.version}`;
}
