import { conferenceTemplates } from './starter/conference-templates.ts';
import { dtTemplates } from './starter/dt-templates.ts';
import { productTemplates } from './starter/product-templates.ts';
import { starterServices } from './starter/services.ts';
import { starterBaseSummary, starterSummaryPrompts } from './starter/summary-prompts.ts';

/** The texts of an empty store, with which every department can generate at once. */
export const starterContent = {
  templates: [...productTemplates, ...dtTemplates, ...conferenceTemplates],
  summaryPrompts: starterSummaryPrompts,
  baseSummary: starterBaseSummary,
  services: starterServices,
} as const;
