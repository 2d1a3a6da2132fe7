import type { Actor } from '../../platform/actor.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import type { LeftOutReason } from '../contract/runs.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';

/** What a run is asked to do, before it has a name and a maximum cost. */
export interface RunRequest {
  readonly actor: Actor;
  /** Null: the actor's own domain. */
  readonly department: DepartmentKey | null;
  readonly listId: string | undefined;
  readonly contacts: readonly string[] | undefined;
  readonly promptId: string;
  readonly aiModel: string | undefined;
  readonly serviceTier: 'default' | 'flex';
  readonly language: WritingLanguage | undefined;
  readonly include: readonly LeftOutReason[];
  readonly signal?: AbortSignal | undefined;
}

/** The request for the engine of lists. Who opted out and is not included is no row of it any more. */
export function bulkRequestOf(
  {
    actor,
    promptId,
    aiModel,
    serviceTier,
    language,
  }: Omit<RunRequest, 'department' | 'listId' | 'contacts' | 'include'>,
  department: DepartmentKey,
  { concurrency, includeOptedOut }: Pick<BulkRequest, 'concurrency' | 'includeOptedOut'>,
): BulkRequest {
  return {
    actor,
    defaults: { department, prompt: promptId, model: aiModel, language },
    serviceTier,
    concurrency,
    pushPlaybook: false,
    includeOptedOut,
  };
}
