import { only, UseCase } from '../../platform/needs.ts';
import { runAccountKey } from '../../limits/domain/spend-account.ts';
import { SpendLedger } from '../../limits/ports/spend-ledger.ts';
import { areOtherContacts, isOfSample } from '../../records/domain/sample-contact.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/actor.ts';
import { Clock } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { RowCounts, Run, RunRow } from '../domain/run.ts';
import { namesOf } from '../domain/left-out.ts';
import { RunRepository } from '../ports/run-repository.ts';

/** A run with what its rows and its account say. */
export interface RunView {
  readonly run: Run;
  readonly counts: RowCounts;
  readonly spentUsd: number;
  /** The address of its user; empty where the user was erased. */
  readonly email: string;
}

/** Shows runs to their user and to superadmins. For all others the error is `not_found`. */
export class ViewRuns extends UseCase({
  runs: RunRepository,
  ledger: SpendLedger,
  users: UserRepository,
  history: only(HistoryRepository, 'listOfContacts'),
  clock: Clock,
}) {
  /** Newest first: the actor's own; for a superadmin those of `userId`, or of all. */
  async list(actor: Actor, userId: string | undefined, page: PageRequest): Promise<Page<RunView>> {
    const isSuperadmin = actor.role === 'superadmin';
    if (!isSuperadmin && userId !== undefined && userId !== actor.userId) return { items: [], total: 0 };
    const { items, total } = await this.deps.runs.list(isSuperadmin ? userId : actor.userId, page);
    return { items: await Promise.all(items.map((run) => this.of(run))), total };
  }

  async find(actor: Actor, id: string): Promise<Run> {
    const run = await this.deps.runs.find(id);
    if (run === null || (run.userId !== actor.userId && actor.role !== 'superadmin')) {
      throw new AppError('not_found', 'There is no such run.');
    }
    return run;
  }

  /** The rows of runs that older versions started are named by somebody's record, where there is one. */
  async rows(
    actor: Actor,
    id: string,
    { status, ...page }: PageRequest & { readonly status?: RunRow['status'] | undefined },
  ): Promise<Page<RunRow>> {
    const { userId, department, sandbox } = await this.find(actor, id);
    const { items, total } = await this.deps.runs.listRows(id, status, page);
    const nameless = items.flatMap(({ hubspotId, contactName }) => (contactName === null ? (hubspotId ?? []) : []));
    const all = nameless.length === 0 ? [] : await this.deps.history.listOfContacts(nameless);
    const records = all.filter((record) => !areOtherContacts(sandbox, isOfSample(record)));
    // Who was left out often has a record of a colleague.
    const own = records.filter((record) => record.userId === userId);
    const ofDomain = records.filter(({ job }) => job.request.department === department);
    const names = new Map<string, ReturnType<typeof namesOf>>();
    for (const { hubspotId, properties } of [...own, ...ofDomain]) {
      const named = namesOf(properties);
      if (named.contactName !== null && !names.has(hubspotId)) names.set(hubspotId, named);
    }
    return { items: items.map((row) => ({ ...row, ...names.get(row.hubspotId ?? '') })), total };
  }

  async of(run: Run): Promise<RunView> {
    const { runs, ledger, users, clock } = this.deps;
    const key = runAccountKey(run.id);
    const [counts, states, user] = await Promise.all([
      runs.count(run.id),
      ledger.read([key], clock.now()),
      users.findById(run.userId),
    ]);
    return { run, counts, spentUsd: states.get(key)?.spentUsd ?? 0, email: user?.email ?? '' };
  }
}
