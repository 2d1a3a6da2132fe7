import type { GenerationVersion } from '../domain/generation-record.ts';

/** Shows stored versions by the rules of today. */
export abstract class VersionViewer {
  /** The version as the user sees it, whichever Overture stored it. */
  abstract current(
    asked: { readonly recordId: string; readonly userId: string },
    version: GenerationVersion,
  ): Promise<GenerationVersion>;
}
