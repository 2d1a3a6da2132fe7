import { setTimeout as sleep } from 'node:timers/promises';
import type { DepartmentKey } from '../../contract/index.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { ContactAnswer, CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import { AppError } from '../../shared/app-error.ts';
import { Channel } from '../domain/channel.ts';
import type { PlannedRow } from './row-resolver.ts';

/** A row and what the CRM said of its contact. */
export interface FedRow {
  readonly planned: PlannedRow;
  readonly credential: Credential;
  readonly answer: CrmContact | AppError;
}

interface Lane {
  readonly rows: Channel<PlannedRow>;
  readonly ended: Promise<void>;
}

/** Waits that the CRM asks for are kept up to this long; a longer one ends the run, to be resumed. */
const longestWaitMs = 120_000;
const mostWaits = 20;

/**
 * Reads the contacts of rows by requests that many rows share, one stream a domain, since each has a credential of its
 * own. Reads ahead of its consumers by what `CrmContacts.fetchMany` reads ahead, and no further.
 */
export class ContactFeed {
  readonly #deps: { crm: CrmContacts; credentials: CredentialResolver };
  readonly #out: Channel<FedRow>;
  readonly #lanes = new Map<DepartmentKey, Lane>();
  readonly #stop = new AbortController();
  readonly #onFailure: (error: unknown) => void;

  /** `onFailure` is told what keeps a whole domain from being read; the feed has stopped then. */
  constructor(
    deps: { crm: CrmContacts; credentials: CredentialResolver },
    options: { readonly ahead: number; readonly onFailure: (error: unknown) => void },
  ) {
    this.#deps = deps;
    this.#out = new Channel(options.ahead);
    this.#onFailure = options.onFailure;
  }

  /** Resolved once there is room for the next row. */
  async put(planned: PlannedRow): Promise<void> {
    let lane = this.#lanes.get(planned.department);
    if (lane === undefined) {
      lane = this.#open(planned.department);
      this.#lanes.set(planned.department, lane);
    }
    await lane.rows.put(planned);
  }

  /** There are no more rows. */
  end(): void {
    for (const { rows } of this.#lanes.values()) rows.close();
    void Promise.all([...this.#lanes.values()].map(({ ended }) => ended)).then(() => this.#out.close());
  }

  /** The next row that was read; undefined when there are no more. */
  take(): Promise<FedRow | undefined> {
    return this.#out.take();
  }

  /** Reads no further and drops what was read. */
  stop(): void {
    this.#stop.abort(new Error('the run stops'));
    for (const { rows } of this.#lanes.values()) rows.close({ drop: true });
    this.#out.close({ drop: true });
  }

  #open(department: DepartmentKey): Lane {
    const rows = new Channel<PlannedRow>(1);
    const ended = this.#read(department, rows).catch((error: unknown) => {
      if (this.#stop.signal.aborted) return;
      this.stop();
      this.#onFailure(error);
    });
    return { rows, ended };
  }

  async #read(department: DepartmentKey, rows: Channel<PlannedRow>): Promise<void> {
    /** Asked for and not answered, in order. */
    const asked: PlannedRow[] = [];
    for (let waits = 0; ; waits += 1) {
      const credential = await this.#deps.credentials.resolve('Hubspot', department);
      try {
        const again = asked.splice(0);
        const ids = idsOf(again, rows, asked);
        for await (const answer of this.#deps.crm.fetchMany(ids, credential, this.#stop.signal)) {
          const planned = asked.shift();
          if (planned === undefined) throw new Error('the CRM answered more contacts than were asked for');
          if (!(await this.#out.put({ planned, credential, answer: answerOf(answer) }))) return;
        }
        return;
      } catch (error) {
        const waitMs =
          error instanceof AppError && error.code === 'crm_rate_limited' ? (error.retryAfterMs ?? 10_000) : null;
        if (waitMs === null || waitMs > longestWaitMs || waits >= mostWaits) throw error;
        await sleep(waitMs, undefined, { signal: this.#stop.signal });
      }
    }
  }
}

async function* idsOf(
  again: readonly PlannedRow[],
  rows: Channel<PlannedRow>,
  asked: PlannedRow[],
): AsyncGenerator<string> {
  // All of them first: the reading may be given up again before it came to the last.
  asked.push(...again);
  for (const { row } of again) yield row.hubspotId;
  for (let planned = await rows.take(); planned !== undefined; planned = await rows.take()) {
    asked.push(planned);
    yield planned.row.hubspotId;
  }
}

function answerOf(answer: ContactAnswer): CrmContact | AppError {
  return 'contact' in answer ? answer.contact : answer.error;
}
