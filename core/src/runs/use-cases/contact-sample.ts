import { createHash } from 'node:crypto';
import { engagementKinds, snapshotOf, type CrmContact, type EngagementKind } from '../../contacts/domain/contact.ts';
import type { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { hasAskedToStop, hasOptedOut } from '../../contacts/domain/opt-out.ts';
import type { CrmFieldRepository } from '../../contacts/ports/crm-field-repository.ts';
import { isSandbox } from '../../connections/domain/credential.ts';
import type { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { loadTokenCounter } from '../../models/domain/count-tokens.ts';
import { boundsOfSequencePrompt } from '../../models/domain/prompt-bounds.ts';
import { maxCostUsd } from '../../limits/domain/max-cost-usd.ts';
import type { PromptComposer } from '../../writing/use-cases/prompt-composer.ts';
import type { Clock } from '../../platform/clock.ts';
import { askedBy, type PlannedRow } from '../domain/planned-row.ts';

interface Deps {
  crm: CrmContacts;
  crmFields: CrmFieldRepository;
  credentials: CredentialResolver;
  promptComposer: PromptComposer;
  clock: Clock;
}

/** The result of a sample: averages over the contacts that could be read, or 0 when there were none. */
export interface SampleFigures {
  readonly sampled: number;
  readonly unreadable: number;
  /** Contacts who opted out of email, in HubSpot or by a mail. The averages are of the others, unless they are written for too. */
  readonly optedOut: number;
  readonly inputTokens: number;
  /** The most that the dearest and the cheapest of them may cost in US dollars; null where a price is unknown. */
  readonly maxCostUsd: number | null;
  readonly contactUsd: number | null;
  /** The part of the input tokens that all prompts of a domain share, which the vendor caches. */
  readonly cachedTokens: number;
  readonly engagements: Readonly<Record<EngagementKind, number>>;
  /** Every domain of the sample would be written by the sandbox. */
  readonly isSandboxAi: boolean;
}

/** Contacts that are read for an estimate, however long the list is. */
const sampleSize = 20;
/** The vendor caches only a beginning of a prompt with at least this many tokens. */
const minCachedTokens = 1_024;

/** Rows of a list whose contacts are read to know what the others will take. */
export class ContactSample {
  readonly #deps: Deps;
  readonly #rows: { readonly rank: string; readonly planned: PlannedRow }[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Keeps the rows whose contacts' hashes are lowest: a fair sample of any list, and the same one each time. */
  offer(planned: PlannedRow): void {
    const rank = createHash('sha256').update(planned.row.hubspotId).digest('hex');
    const last = this.#rows.at(-1);
    if (this.#rows.length >= sampleSize && last !== undefined && rank >= last.rank) return;
    this.#rows.push({ rank, planned });
    this.#rows.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    this.#rows.length = Math.min(this.#rows.length, sampleSize);
  }

  /** Reads the contacts and makes their prompts. Errors: as `CrmContacts.fetchMany` and `CredentialResolver`. */
  async read(
    userId: string,
    options: { readonly includeOptedOut: boolean; readonly signal: AbortSignal },
  ): Promise<SampleFigures> {
    const { crm, crmFields, credentials } = this.#deps;
    const countTokens = await loadTokenCounter();
    const engagements = { notes: 0, emails: 0, calls: 0, meetings: 0, tasks: 0 };
    const total = { read: 0, optedOut: 0, inputTokens: 0, cachedTokens: 0 };
    let isSandboxAi = true;
    const highestUsd: (number | null)[] = [];
    const rows = this.#rows.map(({ planned }) => planned);
    for (const [department, ofDepartment] of Map.groupBy(rows, (planned) => planned.department)) {
      const credential = await credentials.resolve('Hubspot', department);
      if (!isSandbox(await credentials.resolve('Openai', department))) isSandboxAi = false;
      const ids = ofDepartment.map(({ row }) => row.hubspotId);
      const fields = await crmFields.find(department);
      const left = ofDepartment.values();
      for await (const answer of crm.fetchMany(ids, credential, options.signal, fields)) {
        const { value: planned } = left.next();
        if (planned === undefined || 'error' in answer) continue;
        const { contact } = answer;
        if (!options.includeOptedOut && (hasOptedOut(contact.properties) || hasAskedToStop(contact))) {
          total.optedOut += 1;
          continue;
        }
        const prompt = await this.#promptOf(planned, contact, userId, isSandbox(credential));
        const prefix = countTokens(prompt.instructions) + countTokens(prompt.stablePrefix);
        total.read += 1;
        highestUsd.push(planned.price && maxCostUsd(planned.price, boundsOfSequencePrompt(prompt)));
        total.inputTokens += prefix + countTokens(prompt.contactData);
        total.cachedTokens += prefix >= minCachedTokens ? prefix : 0;
        for (const kind of engagementKinds) engagements[kind] += contact.engagements[kind].length;
      }
    }
    const each = (sum: number): number => (total.read === 0 ? 0 : sum / total.read);
    for (const kind of engagementKinds) engagements[kind] = each(engagements[kind]);
    const known = highestUsd.filter((usd) => usd !== null);
    const priced = known.length === highestUsd.length ? known : null;
    return {
      sampled: rows.length,
      unreadable: rows.length - total.read - total.optedOut,
      optedOut: total.optedOut,
      inputTokens: each(total.inputTokens),
      maxCostUsd: priced && Math.max(0, ...priced),
      contactUsd: priced && priced.length > 0 ? Math.min(...priced) : null,
      cachedTokens: each(total.cachedTokens),
      engagements,
      isSandboxAi,
    };
  }

  async #promptOf(planned: PlannedRow, contact: CrmContact, userId: string, sandbox: boolean) {
    const { request, inputs } = askedBy(planned);
    const composed = await this.#deps.promptComposer.compose({
      record: { userId, job: { request }, inputs },
      snapshot: snapshotOf({
        contact,
        prospectUrl: planned.row.prospectUrl ?? '',
        sandbox,
        fetchedAt: this.#deps.clock.now(),
      }),
    });
    return composed.prompt;
  }
}
