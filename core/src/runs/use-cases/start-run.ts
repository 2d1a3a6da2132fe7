import { UseCase } from '../../platform/needs.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { ChooseModel } from '../../models/use-cases/choose-model.ts';
import { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { dollars } from '../../platform/contract/dollars.ts';
import { AppError } from '../../platform/app-error.ts';
import { departmentFor } from '../../platform/actor.ts';
import { Clock } from '../../platform/clock.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { IdGenerator } from '../../platform/ids.ts';
import { FindPrompt } from '../../prompts/use-cases/find-prompt.ts';
import { IdempotentRequests } from '../../records/use-cases/idempotent-requests.ts';
import { FindCrmUser } from '../../sending/use-cases/find-crm-user.ts';
import type { Run } from '../domain/run.ts';
import { RunRepository } from '../ports/run-repository.ts';
import { checkRequest } from './check-request.ts';
import { RowResolver } from './row-resolver.ts';
import { bulkRequestOf, type RunRequest } from './run-request.ts';
import { SortContacts } from './sort-contacts.ts';

export interface StartRunInput extends RunRequest {
  readonly name: string;
  /** US dollars. */
  readonly maxCostUsd: number;
  readonly auditActor: AuditActor;
  readonly idempotencyKey: string | undefined;
}

/**
 * Stores a run with its contacts; the workers find it there. What no contact could be written with is refused before
 * anything is read. Errors: those of `checkRequest` and `SortContacts`, `validation_failed` where the price of the model
 * is unknown, so that the maximum cost could not hold, and those of `IdempotentRequests`.
 */
export class StartRun extends UseCase({
  sortContacts: SortContacts,
  runs: RunRepository,
  findPrompt: FindPrompt,
  chooseModel: ChooseModel,
  modelPrices: ModelPrices,
  credentials: CredentialResolver,
  findCrmUser: FindCrmUser,
  idempotency: IdempotentRequests,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  async execute(input: StartRunInput): Promise<Run> {
    const { idempotency, runs } = this.deps;
    const { actor, idempotencyKey: key } = input;
    const { id } = await idempotency.run(
      { scope: `${actor.userId}:runs`, key, request: fingerprint(input), schema: startedSchema },
      () => this.#start(input),
    );
    const run = await runs.find(id);
    if (run === null) throw new AppError('conflict', 'The run of this idempotency key was deleted.');
    return run;
  }

  async #start(input: StartRunInput): Promise<Run> {
    const { sortContacts, runs, findPrompt, audit, clock, ids } = this.deps;
    const { actor, name, maxCostUsd } = input;
    const department = departmentFor(actor, input.department);
    await this.#check(input, department);
    const prompt = await findPrompt.execute({ idOrTitle: input.promptId, department });
    const { contacts, sandbox } = await sortContacts.execute({ ...input, userId: actor.userId, department });
    const rows = contacts.map(({ row }) => row);
    const now = clock.now();
    const willRun = rows.filter(({ status }) => status === 'pending').length;
    const run: Run = {
      id: ids.next(),
      userId: actor.userId,
      department,
      name,
      promptId: prompt.id,
      promptTitle: prompt.title,
      aiModel: input.aiModel ?? null,
      serviceTier: input.serviceTier,
      language: input.language ?? null,
      include: input.include,
      sandbox,
      maxCostUsd,
      state: willRun === 0 ? 'done' : 'running',
      why: null,
      createdAt: now,
      endedAt: willRun === 0 ? now : null,
      revision: 0,
      fence: 0,
      leaseOwner: null,
      leaseUntil: 0,
      failures: 0,
    };
    await runs.add(run, rows);
    const detail = `${willRun} of ${rows.length} contacts, at most ${dollars(maxCostUsd)}`;
    await audit.record(input.auditActor, 'run_started', `run ${run.id}`, detail);
    return run;
  }

  async #check(input: StartRunInput, department: DepartmentKey): Promise<void> {
    const request = bulkRequestOf(input, department, { concurrency: 1, includeOptedOut: true });
    const resolver = new RowResolver(this.deps, request, { mustBePriced: true });
    await checkRequest({ ...this.deps, resolver }, request);
    await resolver.checkModel(department);
  }
}

const startedSchema = z.object({ id: z.string() });

function fingerprint({
  actor: _actor,
  auditActor: _auditActor,
  idempotencyKey: _key,
  signal: _signal,
  ...request
}: StartRunInput): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
