import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { OutcomesBy } from '../contract/outcomes.ts';
import { type HandOver, isOnItsWay } from '../../records/domain/hand-over.ts';
import { isTakenBack } from '../../records/domain/hand-over-state.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { PromptRepository } from '../../prompts/ports/prompt-repository.ts';
import { requestedDays } from '../../platform/requested-days.ts';
import { Clock } from '../../platform/clock.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { OutcomeTally, type OutcomeFigures } from '../domain/outcome-tally.ts';
import { UseCase } from '../../platform/needs.ts';

const pageSize = 200;

export interface OutcomeRow extends OutcomeFigures {
  /** The department's key, the model, the user's id, `<prompt id>@<version>`, or `on` and `off` for the voice. */
  readonly key: string;
  /** The name for people; for a department its key. */
  readonly label: string;
}

export interface OutcomeReport {
  readonly rows: readonly OutcomeRow[];
  /** Of all groups together; a contact of two groups counts once. */
  readonly total: OutcomeFigures;
  /** The total of as many days before. */
  readonly before: OutcomeFigures;
}

interface Days {
  readonly from: number;
  readonly to: number;
}

interface Group {
  readonly first: HandOver;
  readonly tally: OutcomeTally;
}

interface Tallies {
  readonly groups: Map<string, Group>;
  readonly total: OutcomeTally;
  readonly before: OutcomeTally;
}

const newTallies = (): Tallies => ({ groups: new Map(), total: new OutcomeTally(), before: new OutcomeTally() });

/**
 * Reports what became of the hand-overs of some days, grouped by template, model, user, domain or voice. One that was
 * withdrawn before an email of it was sent, and before any reply, does not count. Hand-overs with sample data count only
 * where there are no others, neither in as many days before, because invented replies say nothing about a prompt.
 */
export class ReportOutcomes extends UseCase({
  handOvers: HandOverRepository,
  prompts: PromptRepository,
  users: UserRepository,
  clock: Clock,
}) {
  /** The largest group first. `from` and `to` as in `requestedDays`. Errors: `validation_failed`. */
  async execute(input: {
    readonly from: string | undefined;
    readonly to: string | undefined;
    readonly department: DepartmentKey | null;
    readonly by: OutcomesBy;
  }): Promise<OutcomeReport> {
    const days = requestedDays(input, this.deps.clock.now());
    const { groups, total, before } = await this.#tally(days, input);
    const rows: OutcomeRow[] = [];
    for (const [key, { first, tally }] of groups) {
      rows.push({ key, label: await this.#labelOf(first, input.by), ...tally.figures() });
    }
    return {
      rows: rows.toSorted((a, b) => b.handedOver - a.handedOver || (a.key < b.key ? -1 : 1)),
      total: total.figures(),
      before: before.figures(),
    };
  }

  /** Tallies the days and as many before them. One real hand-over in either leaves the sample data of both out. */
  async #tally(
    { from, to }: Days,
    { department, by }: { readonly department: DepartmentKey | null; readonly by: OutcomesBy },
  ): Promise<Tallies> {
    const between = { from: 2 * from - to, to, department: department ?? undefined };
    let tallies = newTallies();
    let areReal = false;
    let after: string | null = null;
    for (;;) {
      const page: readonly HandOver[] = await this.deps.handOvers.walk(between, after, pageSize);
      for (const handOver of page.filter((one) => isOnItsWay(one) && !isTakenBack(one))) {
        if (handOver.sandbox && areReal) continue;
        if (!handOver.sandbox && !areReal) {
          tallies = newTallies();
          areReal = true;
        }
        const { groups, total, before } = tallies;
        if (handOver.createdAt < from) {
          before.add(handOver);
          continue;
        }
        const key = keyOf(handOver, by);
        const group = groups.get(key) ?? { first: handOver, tally: new OutcomeTally() };
        groups.set(key, group);
        group.tally.add(handOver);
        total.add(handOver);
      }
      if (page.length < pageSize) return tallies;
      after = page.at(-1)?.id ?? null;
    }
  }

  async #labelOf(handOver: HandOver, by: OutcomesBy): Promise<string> {
    const { promptId, promptVersion, userId } = handOver;
    switch (by) {
      case 'prompt': {
        const title = (await this.deps.prompts.findById(promptId))?.title;
        return `${title ?? 'Deleted prompt'}, version ${promptVersion}`;
      }
      case 'user':
        return (await this.deps.users.findById(userId))?.email ?? 'Erased user';
      case 'voice':
        return handOver.inVoice ? 'In the voice of the sender' : 'Without a voice';
      default:
        return keyOf(handOver, by);
    }
  }
}

function keyOf({ promptId, promptVersion, aiModel, userId, department, inVoice }: HandOver, by: OutcomesBy): string {
  switch (by) {
    case 'prompt':
      return `${promptId}@${promptVersion}`;
    case 'model':
      return aiModel;
    case 'user':
      return userId;
    case 'domain':
      return department;
    case 'voice':
      return inVoice ? 'on' : 'off';
  }
}
