import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Regression } from '../../platform/contract/regression.ts';

/** A version of a template that is about to be published. */
export interface Candidate {
  readonly actor: AuditActor;
  readonly promptId: string;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly department: DepartmentKey;
}

/** The judgement of the domain's golden samples. */
export type GateVerdict =
  /** It is no worse than the live version. `brokenInBoth`: the expectations that neither of them meets. */
  | { readonly outcome: 'passed'; readonly brokenInBoth: readonly Regression[] }
  /** Nothing can judge it. */
  | { readonly outcome: 'no_golden_samples' }
  /** The samples are being generated with it. */
  | { readonly outcome: 'running'; readonly trialId: string }
  | { readonly outcome: 'failed'; readonly trialId: string; readonly regressions: readonly Regression[] };

/** Judges a version before it is published. */
export abstract class PublishGate {
  /**
   * Starts the missing cells of a trial, and judges once all cells are there. Errors: `ai_not_configured`,
   * `model_unavailable`, `budget_exhausted`.
   */
  abstract judge(candidate: Candidate): Promise<GateVerdict>;
}
