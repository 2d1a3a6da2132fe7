import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { UsageKind } from '../../limits/contract/usage-kinds.ts';
import type { UsageSum } from '../../limits/domain/usage-sum.ts';
import { dateOf, dayMs } from '../../platform/requested-days.ts';
import { areCalls, UsageTally, type UsageFigures } from './usage-tally.ts';

export interface UsageReport {
  readonly totals: UsageFigures;
  /** Days as `YYYY-MM-DD` in UTC. */
  readonly days: readonly ({ readonly date: string } & UsageFigures)[];
  readonly departments: readonly ({ readonly department: DepartmentKey } & UsageFigures)[];
  readonly models: readonly ({ readonly aiModel: string } & UsageFigures)[];
  /** The most expensive first. */
  readonly kinds: readonly ({ readonly kind: UsageKind; readonly calls: number } & Pick<
    UsageFigures,
    'costUsd' | 'unpriced'
  >)[];
  readonly series: readonly ({
    readonly date: string;
    readonly department: DepartmentKey;
    readonly aiModel: string;
  } & UsageFigures)[];
  readonly users: readonly ({ readonly userId: string | null } & UsageFigures)[];
}

interface Cell {
  readonly date: string;
  readonly department: DepartmentKey;
  readonly aiModel: string;
  readonly tally: UsageTally;
}

/** Makes a report of sums. It keeps a tally of each group, and a number of each generation, which the medians need. */
export class UsageReportBuilder {
  readonly #cells = new Map<string, Cell>();
  readonly #users = new Map<string | null, UsageTally>();
  readonly #kinds = new Map<UsageKind, { calls: number; readonly tally: UsageTally }>();

  add(usage: UsageSum): void {
    const { department, aiModel, userId } = usage;
    const date = dateOf(usage.day * dayMs);
    const key = `${date}|${department}|${aiModel}`;
    let cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, (cell = { date, department, aiModel, tally: new UsageTally() }));
    cell.tally.add(usage);
    let kind = this.#kinds.get(usage.kind);
    if (kind === undefined) this.#kinds.set(usage.kind, (kind = { calls: 0, tally: new UsageTally() }));
    kind.tally.add(usage);
    if (areCalls(usage)) kind.calls += usage.facts;
    let user = this.#users.get(userId);
    if (user === undefined) this.#users.set(userId, (user = new UsageTally()));
    user.add(usage);
  }

  /** `dates`: the days to report, in order, whether anything happened on them or not. */
  build(dates: readonly string[]): UsageReport {
    const cells = [...this.#cells.values()].toSorted(
      (a, b) => compare(a.date, b.date) || compare(a.department, b.department) || compare(a.aiModel, b.aiModel),
    );
    const byDate = new Map(grouped(cells, (cell) => cell.date));
    return {
      totals: UsageTally.sum(cells.map(({ tally }) => tally)).figures(),
      days: dates.map((date) => ({ date, ...(byDate.get(date) ?? new UsageTally()).figures() })),
      departments: busiestFirst(
        grouped(cells, (cell) => cell.department).map(([department, tally]) => ({ department, ...tally.figures() })),
      ),
      models: busiestFirst(
        grouped(cells, (cell) => cell.aiModel).map(([aiModel, tally]) => ({ aiModel, ...tally.figures() })),
      ),
      kinds: [...this.#kinds]
        .map(([kind, { calls, tally }]) => ({ kind, calls, ...tally.cost() }))
        .toSorted((a, b) => b.costUsd - a.costUsd || b.calls - a.calls),
      series: cells.map(({ date, department, aiModel, tally }) => ({ date, department, aiModel, ...tally.figures() })),
      users: busiestFirst([...this.#users].map(([userId, tally]) => ({ userId, ...tally.figures() }))),
    };
  }
}

function grouped<K>(cells: readonly Cell[], keyOf: (cell: Cell) => K): (readonly [K, UsageTally])[] {
  return [...Map.groupBy(cells, keyOf)].map(([key, members]) => [
    key,
    UsageTally.sum(members.map(({ tally }) => tally)),
  ]);
}

function busiestFirst<T extends UsageFigures>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => b.generations - a.generations || b.errors - a.errors);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
