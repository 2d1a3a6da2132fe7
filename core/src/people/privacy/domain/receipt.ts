import { removedKinds, type ErasureReceipt, type RemovedCounts } from '../contract/privacy.ts';
import type { HandOver } from '../../../records/domain/hand-over.ts';
import type { GenerationRecord } from '../../../records/domain/generation-record.ts';

type Kind = RemovedCounts[number]['what'];

/** Counts by kind, in the order of the contract. */
export class KindCounts {
  readonly #counts = new Map<Kind, number>();

  add(what: Kind, count: number): void {
    this.#counts.set(what, this.of(what) + count);
  }

  of(what: Kind): number {
    return this.#counts.get(what) ?? 0;
  }

  /** The kinds of which there are any. */
  list(): RemovedCounts {
    return removedKinds.map((what) => ({ what, count: this.of(what) })).filter(({ count }) => count > 0);
  }
}

/** Collects what an erasure removes, and what other systems still hold as far as Overture knows. */
export class ReceiptWriter {
  readonly #counts = new KindCounts();
  readonly #noteIds = new Set<string>();
  readonly #pdfNames = new Set<string>();
  readonly #taskIds = new Set<string>();
  readonly #archivedTaskIds = new Set<string>();
  readonly #enrolled = new Set<string>();
  readonly #contacts = new Set<string>();

  count(what: Kind, count: number): void {
    this.#counts.add(what, count);
  }

  /** Adds a record that was removed with all its versions. */
  record({ hubspotId, results, inputs }: GenerationRecord): void {
    this.#contacts.add(hubspotId);
    this.count('records', 1);
    this.count('versions', results.length);
    for (const { push } of results) if (push.noteId !== null) this.#noteIds.add(push.noteId);
    if (inputs.pdf !== null) this.#pdfNames.add(inputs.pdf.name);
  }

  /**
   * Adds hand-overs that were removed. Their tasks are still in the CRM, the withdrawn ones in its recycle bin; the texts
   * of a sequence are in properties of the contact, and only the CRM itself ends it.
   */
  handedOver(handOvers: readonly HandOver[]): void {
    this.count('hand_overs', handOvers.length);
    for (const { to, hubspotId } of handOvers) if (to === 'sequence') this.#enrolled.add(hubspotId);
    for (const { crmId, state } of handOvers.flatMap(({ to, steps }) => (to === 'tasks' ? steps : [])))
      if (crmId !== null) (state === 'withdrawn' ? this.#archivedTaskIds : this.#taskIds).add(crmId);
  }

  receipt(erasedAt: number): ErasureReceipt {
    const remains = [
      { where: 'HubSpot', what: 'The contact and its history in the CRM', named: this.#contacts },
      { where: 'HubSpot', what: 'Playbooks filed as notes', named: this.#noteIds },
      { where: 'HubSpot', what: 'Tasks with the texts of emails', named: this.#taskIds },
      { where: 'HubSpot', what: 'Withdrawn tasks, in its recycle bin', named: this.#archivedTaskIds },
      {
        where: 'HubSpot',
        what: 'Texts of emails in properties of the contact, which a sequence may go on sending until somebody unenrols the contact there',
        named: this.#enrolled,
      },
      {
        where: 'Google Drive',
        what: 'Uploaded PDFs, in the folder Overture of reps who gave access to Drive',
        named: this.#pdfNames,
      },
    ].filter(({ named }) => named.size > 0);
    return {
      erasedAt: new Date(erasedAt).toISOString(),
      removed: this.#counts.list(),
      remains: [
        ...remains.map(({ where, what, named }) => ({ where, what: `${what}: ${list(named)}.` })),
        {
          where: 'Backups and exports',
          what: 'Copies made before: by overture backup, what a restore set aside, exports and bulk results.',
        },
      ],
    };
  }
}

const maxListed = 50;

function list(items: ReadonlySet<string>): string {
  const more = items.size > maxListed ? ` and ${items.size - maxListed} more` : '';
  return `${[...items].slice(0, maxListed).join(', ')}${more}`;
}
