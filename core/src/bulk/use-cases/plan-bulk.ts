import { createHash } from 'node:crypto';
import { emptyContext, engagementKinds, type CrmContact } from '../../contacts/domain/contact.ts';
import type { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { isSandbox } from '../../credentials/domain/credential.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import type { PriceTier } from '../../generation/domain/price-table.ts';
import { batchLimits } from '../../generation/ports/text-batches.ts';
import { loadTokenCounter } from '../../generation/domain/count-tokens.ts';
import type { PromptComposer } from '../../generation/use-cases/prompt-composer.ts';
import type { ChooseModel } from '../../models/use-cases/choose-model.ts';
import type { UsageRepository } from '../../overview/ports/usage-repository.ts';
import type { FindPrompt } from '../../prompts/use-cases/find-prompt.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { BulkEntry } from '../domain/bulk-row.ts';
import { crmRequestsOf, type BulkPlan } from '../domain/bulk-plan.ts';
import { expectedOutputTokens } from '../domain/call-estimate.ts';
import type { RunBulkInput } from './run-bulk.ts';
import { RowResolver, type PlannedRow } from './row-resolver.ts';

interface Deps {
  crm: CrmContacts;
  credentials: CredentialResolver;
  findPrompt: FindPrompt;
  chooseModel: ChooseModel;
  promptComposer: PromptComposer;
  usage: UsageRepository;
  clock: Clock;
}

export type PlanBulkInput = Pick<
  RunBulkInput,
  'actor' | 'entries' | 'defaults' | 'serviceTier' | 'concurrency' | 'pushPlaybook' | 'ledger'
> & {
  /** Rows would be written by the vendor's batches. */
  readonly isBatch?: boolean;
  /** Hears of each row that cannot be generated, as it is read. */
  readonly onInvalid?: (entry: BulkEntry, why: string) => void;
  readonly signal: AbortSignal;
};

/** Contacts that are read for the estimate, however long the list is. */
const sampleSize = 20;
/** What the vendor promises; mostly it is done in an hour. */
const batchMs = 86_400_000;
const expectedCallMs = 30_000;
const leastCachedPrefix = 1_024;
const pastDays = 30;
const mostFacts = 2_000;
const leastFacts = 5;

interface Sampled {
  readonly rank: string;
  readonly planned: PlannedRow;
}

/**
 * Says what a run would take: reads the whole list, a sample of its contacts, and makes no paid call.
 * Errors: those of `RowResolver.check`, and what keeps the sample from being read.
 */
export class PlanBulk {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: PlanBulkInput): Promise<BulkPlan> {
    const resolver = new RowResolver(this.#deps, { ...input, mustBePriced: false });
    await resolver.check();
    const count = { rows: 0, invalid: 0, duplicates: 0, ended: 0, contacts: 0 };
    const perModel = new Map<string, number>();
    const sample: Sampled[] = [];
    for await (const entry of input.entries) {
      input.signal.throwIfAborted();
      count.rows += 1;
      const planned = await this.#sort(entry, resolver, input, count);
      if (planned === null) continue;
      count.contacts += 1;
      perModel.set(planned.model.aiModel, (perModel.get(planned.model.aiModel) ?? 0) + 1);
      take(sample, planned);
    }
    const read = await this.#read(sample, input);
    const past = await this.#past(read.isSampleAi);
    const each = (total: number): number => (read.contacts === 0 ? 0 : total / read.contacts);
    const { contacts } = count;
    const tokens = {
      inputTokens: Math.round(each(read.inputTokens) * contacts),
      cachedTokens: Math.round(each(read.prefixTokens) * Math.max(0, contacts - Math.min(contacts, input.concurrency))),
      outputTokens: past.outputTokens * contacts,
    };
    return {
      ...count,
      sampled: sample.length,
      unreadable: sample.length - read.contacts,
      crmRequests: crmRequestsOf(
        contacts,
        {
          notes: each(read.engagements.notes),
          emails: each(read.engagements.emails),
          calls: each(read.engagements.calls),
          meetings: each(read.engagements.meetings),
        },
        input.pushPlaybook ? contacts : 0,
      ),
      ...tokens,
      costUsd: costOf(perModel, contacts, tokens, input.isBatch === true ? 'batch' : input.serviceTier),
      concurrency: input.concurrency,
      expectedMs: input.isBatch === true ? batchMs : Math.ceil(contacts / input.concurrency) * past.callMs,
      batches: input.isBatch === true ? batchesOf(perModel) : null,
      basis: past.basis,
    };
  }

  /** Null: there is nothing to generate for the row. */
  async #sort(
    entry: BulkEntry,
    resolver: RowResolver,
    { ledger, onInvalid }: PlanBulkInput,
    count: { invalid: number; duplicates: number; ended: number },
  ): Promise<PlannedRow | null> {
    try {
      if ('problem' in entry) throw new AppError('validation_failed', entry.problem);
      const planned = await resolver.resolve(entry);
      const isFirst = ledger.claim(entry.hubspotId, entry.row) === entry.row;
      if (ledger.endedContact(entry.row) !== null) count.ended += 1;
      else if (!isFirst) count.duplicates += 1;
      else return planned;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      count.invalid += 1;
      onInvalid?.(entry, error.message);
    }
    return null;
  }

  async #read(sample: readonly Sampled[], { actor, signal }: PlanBulkInput) {
    const countTokens = await loadTokenCounter();
    const engagements = { notes: 0, emails: 0, calls: 0, meetings: 0 };
    const read = { contacts: 0, inputTokens: 0, prefixTokens: 0, engagements, isSampleAi: true };
    for (const [department, rows] of Map.groupBy(sample, ({ planned }) => planned.department)) {
      const credential = await this.#deps.credentials.resolve('Hubspot', department);
      if (!isSandbox(await this.#deps.credentials.resolve('Openai', department))) read.isSampleAi = false;
      const answers = this.#deps.crm.fetchMany(
        rows.map(({ planned }) => planned.row.hubspotId),
        credential,
        signal,
      );
      let at = 0;
      for await (const answer of answers) {
        const planned = rows[at]?.planned;
        at += 1;
        if (planned === undefined || !('contact' in answer)) continue;
        const { prompt } = await this.#compose(planned, answer.contact, actor.userId, isSandbox(credential));
        const prefix = countTokens(prompt.instructions) + countTokens(prompt.stablePrefix);
        read.contacts += 1;
        read.inputTokens += prefix + countTokens(prompt.contactData);
        read.prefixTokens += prefix >= leastCachedPrefix ? prefix : 0;
        for (const kind of engagementKinds) engagements[kind] += answer.contact.engagements[kind].length;
      }
    }
    return read;
  }

  #compose({ row, prompt, model }: PlannedRow, contact: CrmContact, userId: string, sandbox: boolean) {
    return this.#deps.promptComposer.compose({
      record: {
        userId,
        job: { request: { promptTitle: prompt.title, aiModel: model.aiModel } },
        inputs: {
          context: { ...emptyContext, additionalInfo: row.additionalInfo },
          pdf: null,
          promptText: prompt.prompt,
        },
      },
      snapshot: {
        contact,
        prospectUrl: row.prospectUrl ?? '',
        fullSummary: '',
        onlineSummary: '',
        summaryWarning: null,
        sandbox,
        fetchedAt: this.#deps.clock.now(),
      },
    });
  }

  /** How long answers were and took of late, as this store remembers it. */
  async #past(isSampleAi: boolean): Promise<{ outputTokens: number; callMs: number; basis: BulkPlan['basis'] }> {
    const now = this.#deps.clock.now();
    const times: number[] = [];
    let output = 0;
    for await (const fact of this.#deps.usage.read({ from: now - pastDays * 86_400_000, to: now + 1 })) {
      if (fact.outcome !== 'ready' || fact.msToReady === null) continue;
      times.push(fact.msToReady);
      output += fact.outputTokens;
      if (times.length >= mostFacts) break;
    }
    if (times.length < leastFacts) {
      const outputTokens = expectedOutputTokens[isSampleAi ? 'sandbox' : 'model'];
      return { outputTokens, callMs: expectedCallMs, basis: 'typical figures' };
    }
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? expectedCallMs;
    return { outputTokens: Math.round(output / times.length), callMs: Math.max(1, median), basis: 'past generations' };
  }
}

/** Keeps the rows whose contacts' hashes are lowest: a fair sample of any list, and the same one each time. */
function take(sample: Sampled[], planned: PlannedRow): void {
  const rank = createHash('sha256').update(planned.row.hubspotId).digest('hex');
  const last = sample.at(-1);
  if (sample.length >= sampleSize && last !== undefined && rank >= last.rank) return;
  sample.push({ rank, planned });
  sample.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  sample.length = Math.min(sample.length, sampleSize);
}

function batchesOf(perModel: ReadonlyMap<string, number>): number {
  let batches = 0;
  for (const requests of perModel.values()) batches += Math.ceil(requests / batchLimits.requests);
  return batches;
}

function costOf(
  perModel: ReadonlyMap<string, number>,
  contacts: number,
  tokens: { readonly inputTokens: number; readonly cachedTokens: number; readonly outputTokens: number },
  tier: PriceTier,
): number | null {
  let cost = 0;
  for (const [model, count] of perModel) {
    const share = count / contacts;
    const of = costUsd(
      model,
      {
        inputTokens: tokens.inputTokens * share,
        cachedTokens: tokens.cachedTokens * share,
        outputTokens: tokens.outputTokens * share,
      },
      tier,
    );
    if (of === null) return null;
    cost += of;
  }
  return cost;
}
