import { AppError } from '../../shared/app-error.ts';
import type { VersionedTexts } from '../ports/versioned-texts.ts';

interface Deps {
  templateTexts: VersionedTexts;
}

/** Tells which kind of text an id names. */
export class TextKinds {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Errors: `not_found`. */
  async of(id: string): Promise<{ readonly texts: VersionedTexts; readonly isTemplate: boolean }> {
    const { templateTexts } = this.#deps;
    if ((await templateTexts.findLive(id)) !== null) return { texts: templateTexts, isTemplate: true };
    throw new AppError('not_found', 'This prompt no longer exists.');
  }
}
