import { AppError } from '../../platform/app-error.ts';
import type { VersionedTexts } from '../ports/versioned-texts.ts';
import { TemplateTexts } from './template-texts.ts';
import { SummaryTexts } from './summary-texts.ts';
import { BaseTexts } from './base-texts.ts';
import { AgencyTexts } from '../agency/use-cases/agency-texts.ts';
import { UseCase } from '../../platform/needs.ts';

/** Finds the kind of text to which an id belongs. */
export class TextKinds extends UseCase({
  templateTexts: TemplateTexts,
  summaryTexts: SummaryTexts,
  baseTexts: BaseTexts,
  agencyTexts: AgencyTexts,
}) {
  /** Errors: `not_found`. */
  async of(id: string): Promise<{ readonly texts: VersionedTexts; readonly isTemplate: boolean }> {
    const { templateTexts, summaryTexts, baseTexts, agencyTexts } = this.deps;
    for (const texts of [templateTexts, summaryTexts, baseTexts, agencyTexts]) {
      if ((await texts.findLive(id)) !== null) return { texts, isTemplate: texts === templateTexts };
    }
    throw new AppError('not_found', 'This prompt no longer exists.');
  }
}
