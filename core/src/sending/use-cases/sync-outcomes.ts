import type { CrmContact } from '../../contacts/domain/contact.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { departmentKeys, type DepartmentKey } from '../../platform/contract/departments.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { isClaimed, isOnItsWay, type HandOver } from '../../records/domain/hand-over.ts';
import { openSteps } from '../../records/domain/hand-over-state.ts';
import type { Outcome } from '../../records/domain/outcome.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import { maxTasksRead } from '../ports/crm-outreach.ts';
import { ReachContact } from './reach-contact.ts';
import { StopHandOver } from './stop-hand-over.ts';
import { WatchTasks } from './watch-tasks.ts';
import { isEnded, outcomesOf } from '../domain/outcomes-of.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** After this time nothing that happens counts as an outcome of the sequence. */
const openMs = 60 * 24 * 60 * 60_000;
/** The most contacts that the CRM answers in one request. */
const pageSize = 100;
/**
 * How many tasks are read for each group of contacts, and for the first group of a domain, in which few agencies have
 * more. With the contacts themselves, N open hand-overs cost N/50 + 5 requests at most.
 */
const maxTasks = { ofFirst: 4 * maxTasksRead, ofOthers: maxTasksRead };
/**
 * The contact properties of which one changes when a contact gets or writes an email, meets somebody, opts out, or leaves
 * a sequence.
 */
const watchedProperties = [
  'lastmodifieddate',
  'notes_last_updated',
  'num_notes',
  'hs_sales_email_last_replied',
  'hs_sequences_is_enrolled',
] as const;

/** The version of the rules of `outcomesOf`. When it changes, every open hand-over is read once more. */
const rulesVersion = 17;

/** The state of a contact that the CRM has deleted. It is still asked for, but not read again. */
const goneState = 'gone';

/** The result of a sweep. */
export interface OutcomeSync {
  readonly open: number;
  /** The number of them whose contact had changed and was read. */
  readonly read: number;
  /** Domains whose CRM could not be asked, and contacts that could not be read. */
  readonly failures: readonly { readonly department: DepartmentKey; readonly code: string; readonly message: string }[];
}

interface Pass {
  readonly department: DepartmentKey;
  readonly credential: Credential;
  readonly signal: AbortSignal | undefined;
  readonly maxTasks: number;
  readonly failures: OutcomeSync['failures'][number][];
}

/**
 * Reads from the CRM what became of the hand-overs of the last 60 days. One request tells which of 100 contacts have
 * changed, and only those are read. What somebody did to open tasks is seen, and what should not go on is stopped. An account that cannot be asked does not stop the others.
 */
export class SyncOutcomes extends UseCase({
  handOvers: HandOverRepository,
  history: HistoryRepository,
  credentials: CredentialResolver,
  crm: CrmContacts,
  clock: Clock,
  reachContact: only(ReachContact, 'currentId'),
  stop: StopHandOver,
  tasks: only(WatchTasks, 'execute'),
  logger: Logger,
}) {
  async execute(signal?: AbortSignal): Promise<OutcomeSync> {
    const failures: OutcomeSync['failures'][number][] = [];
    let [open, read] = [0, 0];
    for (const department of departmentKeys) {
      let credential: Credential | undefined;
      let most = maxTasks.ofFirst;
      try {
        for await (const handOvers of this.#openOf(department)) {
          // A domain without hand-overs needs no key.
          credential ??= await this.deps.credentials.resolve('Hubspot', department);
          // A contact of the sample CRM does not exist in the real one.
          const isSample = isSandbox(credential);
          const there = handOvers.filter(({ sandbox }) => sandbox === isSample);
          open += there.length;
          const pass = { department, credential, signal, failures, maxTasks: most };
          most = maxTasks.ofOthers;
          await this.#finish(there, pass);
          read += await this.#readChanged(there, pass);
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failures.push({ department, code: error.code, message: error.message });
        this.deps.logger.warn({ department, code: error.code }, 'outcomes could not be read');
      }
    }
    return { open, read, failures };
  }

  /** The open hand-overs of a domain, in groups of as many as one request can ask about. */
  async *#openOf(department: DepartmentKey): AsyncGenerator<readonly HandOver[]> {
    const now = this.deps.clock.now();
    const between = { from: now - openMs, to: now + 1, department };
    let after: string | null = null;
    const open: HandOver[] = [];
    for (;;) {
      const page: readonly HandOver[] = await this.deps.handOvers.walk(between, after, pageSize);
      open.push(...page.filter((one) => isOnItsWay(one) && !isEnded(one) && !isClaimed(one, now)));
      const isLast = page.length < pageSize;
      if (open.length >= pageSize || (isLast && open.length > 0)) yield open.splice(0, pageSize);
      if (isLast) break;
      after = page.at(-1)?.id ?? null;
    }
    if (open.length > 0) yield open;
  }

  async #readChanged(handOvers: readonly HandOver[], pass: Pass): Promise<number> {
    const { crm } = this.deps;
    const { credential, signal, department, failures } = pass;
    const contacts = [...new Set(handOvers.map(({ hubspotId }) => hubspotId))];
    if (contacts.length === 0) return 0;
    const properties = await crm.readManyProperties(contacts, watchedProperties, credential, signal);
    // The tasks of a contact whom this account does not have were not deleted: it may be another account.
    const [here, elsewhere] = [true, false].map((is) =>
      handOvers.filter((one) => properties.has(one.hubspotId) === is),
    );
    const seen = [...(await this.#watch(here ?? [], pass)), ...(elsewhere ?? [])];
    const byContact = Map.groupBy(seen, ({ hubspotId }) => hubspotId);
    const stateOf = (id: string): string => {
      const values = watchedProperties.map((name) => properties.get(id)?.[name] ?? '').join(' ');
      return values.trim() === '' ? '' : `${rulesVersion} ${values}`;
    };
    const isChanged = ({ hubspotId, outcome }: HandOver): boolean =>
      outcome?.contactState !== (stateOf(hubspotId) || goneState);
    const changed = [...byContact].filter(([, all]) => all.some(isChanged)).map(([id]) => id);
    if (changed.length === 0) return 0;
    const known = await this.deps.handOvers.ofContacts(department, changed);
    let read = 0;
    for await (const answer of crm.fetchMany(changed, credential, signal)) {
      const { contactId } = answer;
      const all = byContact.get(contactId) ?? [];
      if ('error' in answer) {
        const { code, message } = answer.error;
        failures.push({ department, code, message });
        if (code === 'crm_contact_not_found') {
          for (const one of all) await this.#store({ ...one, outcome: withoutContact(one, this.deps.clock.now()) });
        }
        continue;
      }
      try {
        // One that has ended, is being handed over or is older can also be what an email was written from.
        const others = known.filter(
          ({ id, hubspotId, sandbox }) =>
            hubspotId === contactId && sandbox === isSandbox(credential) && all.every((one) => one.id !== id),
        );
        const handOversOf = [...all, ...others];
        const outcomes = outcomesOf(handOversOf, {
          contact: answer.contact,
          contactState: stateOf(contactId),
          notHandedOver: await this.#notHandedOver(handOversOf),
          now: this.deps.clock.now(),
        });
        await this.#keep(all, outcomes, { contact: answer.contact, credential, department, failures });
        read += all.length;
      } catch (error) {
        if (error instanceof AppError) throw error;
        // An unexpected error of one contact does not keep the others from being read.
        this.deps.logger.error(
          { err: error, department, handOverId: all[0]?.id },
          'what became of a contact could not be told',
        );
        failures.push({
          department,
          code: 'internal',
          message: `What became of contact ${contactId} could not be told.`,
        });
      }
    }
    return read;
  }

  /** Sees what somebody did to tasks. Where it cannot, the contacts are read all the same. */
  async #watch(handOvers: readonly HandOver[], pass: Pass): Promise<readonly HandOver[]> {
    try {
      return await this.deps.tasks.execute(handOvers, pass);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { department, failures } = pass;
      failures.push({ department, code: error.code, message: error.message });
      return handOvers;
    }
  }

  /** Stops what should not go on, and stores the outcomes. What could not be stopped is read again by the next sweep. */
  async #keep(
    handOvers: readonly HandOver[],
    outcomes: ReadonlyMap<string, Outcome>,
    {
      contact,
      credential,
      department,
      failures,
    }: Pick<Pass, 'credential' | 'department' | 'failures'> & { readonly contact: CrmContact },
  ): Promise<void> {
    for (const one of handOvers) {
      const outcome = outcomes.get(one.id) ?? one.outcome;
      const again = outcome && { ...outcome, contactState: '' };
      try {
        // Until it has stopped, it counts as not read, so that a sweep that is killed leaves it to the next one.
        const stopped = await this.deps.stop.execute({ ...one, outcome: again }, { contact, credential });
        await this.#store({ ...(stopped ?? one), outcome: stopped === null ? again : outcome });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failures.push({ department, code: error.code, message: error.message });
        const now = (await this.deps.handOvers.find(one.id)) ?? one;
        await this.#store({ ...now, outcome: again });
      }
    }
  }

  /** A hand-over that was changed meanwhile is left to the next sweep. */
  async #store(handOver: HandOver): Promise<void> {
    await this.deps.handOvers.replace(handOver);
  }

  /** Ends what dead processes began to withdraw. */
  async #finish(handOvers: readonly HandOver[], { credential, department, failures }: Pass): Promise<void> {
    const { reachContact, stop } = this.deps;
    for (const handOver of handOvers.filter((one) => one.ending !== null && openSteps(one).length > 0)) {
      try {
        await stop.finish(handOver, await reachContact.currentId(handOver.hubspotId, credential), credential);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failures.push({ department, code: error.code, message: error.message });
      }
    }
  }

  /** The emails of versions of the same records that were not handed over. */
  async #notHandedOver(handOvers: readonly HandOver[]): Promise<readonly EmailTexts[]> {
    const byRecord = Map.groupBy(handOvers, ({ recordId }) => recordId);
    const records = await Promise.all([...byRecord.keys()].map((id) => this.deps.history.findById(id)));
    return records.flatMap((record) =>
      (record?.results ?? [])
        .filter(({ version }) => byRecord.get(record?.id ?? '')?.every((one) => one.version !== version))
        .flatMap(({ answer }) => answer.emails),
    );
  }
}

const nothingYet = {
  sent: [],
  done: [],
  repliedAt: null,
  replyText: '',
  metAt: null,
  bouncedAt: null,
  bouncedAddress: null,
  leftAt: null,
  leftText: '',
  optedOut: false,
  optOutText: '',
};

/** Keeps what was known before the contact was deleted. */
function withoutContact({ outcome }: HandOver, now: Timestamp): Outcome {
  return { ...(outcome ?? nothingYet), readAt: now, contactState: goneState };
}
