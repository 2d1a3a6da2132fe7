import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { DepartmentKey, Regression } from '../../contract/index.ts';

/** A version of a template that is about to be put in use. */
export interface Candidate {
  readonly actor: AuditActor;
  readonly promptId: string;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly department: DepartmentKey;
}

/** What the golden samples of the domain say of it. */
export type GateVerdict =
  /** It is no worse than what is in use, or nothing says what would be. */
  | { readonly outcome: 'passed' | 'no_golden_samples' }
  /** The samples are being written with it. */
  | { readonly outcome: 'running'; readonly trialId: string }
  | { readonly outcome: 'failed'; readonly trialId: string; readonly regressions: readonly Regression[] };

/** Judges what is to be published. */
export interface PublishGate {
  /**
   * Begins what is missing, and judges once all of it is there.
   * Errors: `ai_not_configured`, `model_unavailable`, `budget_exhausted`.
   */
  judge(candidate: Candidate): Promise<GateVerdict>;
}
