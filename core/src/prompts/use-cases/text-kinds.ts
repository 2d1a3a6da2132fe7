import { AppError } from '../../platform/app-error.ts';
import type { VersionedTexts } from '../ports/versioned-texts.ts';

interface Deps {
  templateTexts: VersionedTexts;
  summaryTexts: VersionedTexts;
  baseTexts: VersionedTexts;
  agencyTexts: VersionedTexts;
}

/** Finds the kind of text to which an id belongs. */
export class TextKinds {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Errors: `not_found`. */
  async of(id: string): Promise<{ readonly texts: VersionedTexts; readonly isTemplate: boolean }> {
    const { templateTexts, summaryTexts, baseTexts, agencyTexts } = this.#deps;
    for (const texts of [templateTexts, summaryTexts, baseTexts, agencyTexts]) {
      if ((await texts.findLive(id)) !== null) return { texts, isTemplate: texts === templateTexts };
    }
    throw new AppError('not_found', 'This prompt no longer exists.');
  }
}
