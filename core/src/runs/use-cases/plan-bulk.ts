import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ModelPrice } from '../../models/contract/models.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { CrmFieldRepository } from '../../contacts/ports/crm-field-repository.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { FindCrmUser } from '../../sending/use-cases/find-crm-user.ts';
import { costUsd } from '../../models/domain/cost.ts';
import { PromptComposer } from '../../writing/use-cases/prompt-composer.ts';
import { ChooseModel } from '../../models/use-cases/choose-model.ts';
import { UsageRepository } from '../../limits/ports/usage-repository.ts';
import { GetMyLimits } from '../../limits/use-cases/get-my-limits.ts';
import { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { FindPrompt } from '../../prompts/use-cases/find-prompt.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { dayMs } from '../../platform/requested-days.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import type { BulkEntry } from '../domain/bulk-row.ts';
import { crmRequestsOf, type BulkPlan } from '../domain/bulk-plan.ts';
import { expectedOutputTokens } from '../../writing/domain/expected-output.ts';
import type { PlannedRow } from '../domain/planned-row.ts';
import type { BulkLedger } from '../ports/bulk-ledger.ts';
import { checkRequest } from './check-request.ts';
import { ContactSample } from './contact-sample.ts';
import { RowResolver } from './row-resolver.ts';
import { only, UseCase } from '../../platform/needs.ts';

export interface PlanBulkInput extends BulkRequest {
  readonly entries: AsyncIterable<BulkEntry>;
  /** Holds the rows that ended in an earlier run. */
  readonly ledger: BulkLedger;
  /** Called for each row that cannot be generated, as it is read. */
  readonly onInvalid?: (entry: BulkEntry, why: string) => void;
  readonly signal: AbortSignal;
}

const expectedCallMs = 30_000;
const pastDays = 30;
/** Older days are not read once there are so many generations. */
const enoughPast = 2_000;
const minPast = 5;
/** The number of requests of a hand-over: three reads, and a task for each of the usual four emails. */
const handOverRequests = 7;

/**
 * Estimates what a run would cost and how long it would take. It reads the whole list and a sample of its contacts, and
 * makes no paid call. Errors: those of `checkRequest` and of reading the sample.
 */
export class PlanBulk extends UseCase({
  crm: CrmContacts,
  crmFields: CrmFieldRepository,
  credentials: CredentialResolver,
  findCrmUser: FindCrmUser,
  findPrompt: FindPrompt,
  chooseModel: ChooseModel,
  modelPrices: ModelPrices,
  promptComposer: PromptComposer,
  usage: UsageRepository,
  myLimits: only(GetMyLimits, 'execute'),
  clock: Clock,
}) {
  async execute(input: PlanBulkInput): Promise<BulkPlan> {
    const resolver = new RowResolver(this.deps, input, { mustBePriced: false });
    await checkRequest({ ...this.deps, resolver }, input);
    const count = { rows: 0, invalid: 0, duplicates: 0, ended: 0, contacts: 0 };
    const departments = new Set<DepartmentKey>();
    const perPrice = new Map<ModelPrice | null, number>();
    const sample = new ContactSample(this.deps);
    for await (const entry of input.entries) {
      input.signal.throwIfAborted();
      count.rows += 1;
      const planned = await this.#sort(entry, resolver, input, count);
      if (planned === null) continue;
      count.contacts += 1;
      perPrice.set(planned.price, (perPrice.get(planned.price) ?? 0) + 1);
      departments.add(planned.department);
      sample.offer(planned);
    }
    const each = await sample.read(input.actor.userId, input);
    const past = await this.#past(each.isSandboxAi);
    const { contacts } = count;
    const optedOut = each.sampled === 0 ? 0 : Math.round((contacts * each.optedOut) / each.sampled);
    const written = contacts - optedOut;
    const tokens = {
      inputTokens: Math.round(each.inputTokens * written),
      // The first rows are written at once, so the vendor has cached nothing for them yet.
      cachedTokens: Math.round(each.cachedTokens * Math.max(0, written - input.concurrency)),
      outputTokens: past.outputTokens * written,
    };
    return {
      ...count,
      skipped: { opted_out: optedOut },
      sampled: each.sampled,
      unreadable: each.unreadable,
      crmRequests: crmRequestsOf(contacts, each.engagements, writesOf(input) * written),
      ...tokens,
      costUsd: costOf(perPrice, contacts, tokens, input.serviceTier),
      maxCostUsd: each.maxCostUsd === null ? null : each.maxCostUsd * written,
      contactUsd: each.contactUsd,
      leftUsd: await this.#leftUsd(input.actor.userId, departments),
      concurrency: input.concurrency,
      expectedMs: Math.ceil(written / input.concurrency) * past.callMs,
      basis: past.basis,
    };
  }

  async #leftUsd(userId: string, departments: ReadonlySet<DepartmentKey>): Promise<number | null> {
    const limits = await Promise.all(
      [...departments].map((department) => this.deps.myLimits.execute({ userId, department })),
    );
    const left = limits.flatMap((mine) => mine.limits.map(({ leftUsd }) => leftUsd));
    return left.length === 0 ? null : Math.min(...left);
  }

  /** Null when there is nothing to generate for the row. */
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

  /** The average length and duration of recent answers, from the usage facts of this store. */
  async #past(isSandboxAi: boolean): Promise<{ outputTokens: number; callMs: number; basis: BulkPlan['basis'] }> {
    const today = Math.floor(this.deps.clock.now() / dayMs);
    const times: number[] = [];
    let output = 0;
    for (let day = today; day > today - pastDays && times.length < enoughPast; day -= 1) {
      for await (const sum of this.deps.usage.sums({ from: day, to: day + 1 })) {
        if (sum.kind !== 'generation') continue;
        output += sum.outputTokens;
        for (const time of sum.msToReady) times.push(time);
      }
    }
    if (times.length < minPast) {
      const outputTokens = expectedOutputTokens[isSandboxAi ? 'sandbox' : 'model'];
      return { outputTokens, callMs: expectedCallMs, basis: 'typical figures' };
    }
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? expectedCallMs;
    return { outputTokens: Math.round(output / times.length), callMs: Math.max(1, median), basis: 'past generations' };
  }
}

function costOf(
  perPrice: ReadonlyMap<ModelPrice | null, number>,
  contacts: number,
  tokens: { readonly inputTokens: number; readonly cachedTokens: number; readonly outputTokens: number },
  tier: PlanBulkInput['serviceTier'],
): number | null {
  let cost = 0;
  for (const [price, count] of perPrice) {
    const share = count / contacts;
    const of = costUsd(
      price,
      {
        inputTokens: tokens.inputTokens * share,
        cachedTokens: tokens.cachedTokens * share,
        cacheWriteTokens: 0,
        outputTokens: tokens.outputTokens * share,
      },
      tier,
    );
    if (of === null) return null;
    cost += of;
  }
  return cost;
}

/** The number of requests that bring a row's result into the CRM. */
function writesOf({ pushPlaybook, handOver }: Pick<BulkRequest, 'pushPlaybook' | 'handOver'>): number {
  return (pushPlaybook ? 1 : 0) + (handOver === undefined ? 0 : handOverRequests);
}
