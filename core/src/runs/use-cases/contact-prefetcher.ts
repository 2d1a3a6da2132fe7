import { setTimeout as sleep } from 'node:timers/promises';
import { snapshotOf, type ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { ContactAnswer, CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { CrmFieldRepository } from '../../contacts/ports/crm-field-repository.ts';
import type { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import type { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { Channel } from '../domain/channel.ts';
import type { FetchedRow, PlannedRow } from '../domain/planned-row.ts';

interface Deps {
  crm: CrmContacts;
  crmFields: CrmFieldRepository;
  credentials: CredentialResolver;
  links: ContactLinks;
  clock: Clock;
}

/** The rows of one domain, which are read by its own credential. */
interface Stream {
  readonly rows: Channel<PlannedRow>;
  readonly ended: Promise<void>;
}

/** The longest wait that the CRM may ask for; a longer one stops the run, which can be resumed. */
const maxWaitMs = 120_000;
const maxWaits = 20;

/**
 * Reads contacts before their rows are written, with requests that many rows share. It reads at most `ahead` rows ahead,
 * and what `CrmContacts.fetchMany` reads ahead.
 */
export class ContactPrefetcher {
  readonly #deps: Deps;
  readonly #stop: AbortSignal;
  readonly #fetched: Channel<FetchedRow>;
  readonly #streams = new Map<DepartmentKey, Stream>();

  /** Once `stop` is aborted, it reads no further and drops what it has read. */
  constructor(deps: Deps, options: { readonly ahead: number; readonly stop: AbortSignal }) {
    this.#deps = deps;
    this.#stop = options.stop;
    this.#fetched = new Channel(options.ahead, options.stop);
  }

  /** Adds a row. Resolves once there is room for the next one. */
  async put(planned: PlannedRow): Promise<void> {
    let stream = this.#streams.get(planned.department);
    if (stream === undefined) {
      stream = this.#open(planned.department);
      this.#streams.set(planned.department, stream);
    }
    await stream.rows.put(planned);
  }

  /** Says that no further row will be added. */
  end(): void {
    const streams = [...this.#streams.values()];
    for (const { rows } of streams) rows.close();
    void Promise.all(streams.map(({ ended }) => ended)).then(() => this.#fetched.close());
  }

  /** The next row whose contact was read; undefined after the last. Rejects once when a domain cannot be read at all. */
  next(): Promise<FetchedRow | undefined> {
    return this.#fetched.take();
  }

  #open(department: DepartmentKey): Stream {
    const rows = new Channel<PlannedRow>(1, this.#stop);
    const ended = this.#read(department, rows).catch((error: unknown) => {
      rows.close();
      this.#fetched.fail(error);
    });
    return { rows, ended };
  }

  async #read(department: DepartmentKey, rows: Channel<PlannedRow>): Promise<void> {
    /** The rows that were asked for and are not answered yet, in order. */
    const asked: PlannedRow[] = [];
    const { crm, crmFields, credentials } = this.#deps;
    const fields = await crmFields.find(department);
    for (let waits = 0; ; waits += 1) {
      const credential = await credentials.resolve('Hubspot', department);
      try {
        const ids = idsOf(asked.splice(0), rows, asked);
        for await (const answer of crm.fetchMany(ids, credential, this.#stop, fields)) {
          const [planned] = asked;
          if (planned === undefined) throw new Error('the CRM answered more contacts than were asked for');
          const contact = await this.#contactOf(planned, answer, credential);
          if (!(await this.#fetched.put({ planned, contact }))) return;
          asked.shift();
        }
        return;
      } catch (error) {
        const waitMs =
          error instanceof AppError && error.code === 'crm_rate_limited' ? (error.retryAfterMs ?? 10_000) : null;
        if (waitMs === null || waitMs > maxWaitMs || waits >= maxWaits) throw error;
        await sleep(waitMs, undefined, { signal: this.#stop });
      }
    }
  }

  /** Errors: those that keep the CRM from answering whose contact a link names, which concern every row. */
  async #contactOf(
    { row }: PlannedRow,
    answer: ContactAnswer,
    credential: Credential,
  ): Promise<ContactSnapshot | AppError> {
    if ('error' in answer) return answer.error;
    try {
      // The prompt holds the whole history, so a summary would only be a second paid call for each row.
      return snapshotOf({
        contact: answer.contact,
        prospectUrl: await this.#deps.links.resolve(row.hubspotId, row.prospectUrl, credential),
        sandbox: isSandbox(credential),
        fetchedAt: this.#deps.clock.now(),
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'validation_failed') return error;
      throw error;
    }
  }
}

async function* idsOf(
  again: readonly PlannedRow[],
  rows: Channel<PlannedRow>,
  asked: PlannedRow[],
): AsyncGenerator<string> {
  // All of them count as asked for at once, because the reading may fail again before the last one is read.
  asked.push(...again);
  for (const { row } of again) yield row.hubspotId;
  for (let planned = await rows.take(); planned !== undefined; planned = await rows.take()) {
    asked.push(planned);
    yield planned.row.hubspotId;
  }
}
