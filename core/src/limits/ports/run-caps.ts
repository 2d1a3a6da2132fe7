/** What runs may cost. */
export abstract class RunCaps {
  /** US dollars that all calls for a run may cost together; null where there is no such run. */
  abstract maxUsdOf(runId: string): Promise<number | null>;
}
