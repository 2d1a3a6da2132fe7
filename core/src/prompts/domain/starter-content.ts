import { conferenceTemplates } from './starter/conference-templates.ts';
import { dtTemplates } from './starter/dt-templates.ts';
import { productTemplates } from './starter/product-templates.ts';
import { starterServices } from './starter/services.ts';
import { starterBaseSummary, starterSummaryPrompts } from './starter/summary-prompts.ts';

/** What an empty store is filled with, ready to generate with in every department. */
export const starterContent = {
  templates: [...productTemplates, ...dtTemplates, ...conferenceTemplates],
  summaryPrompts: starterSummaryPrompts,
  baseSummary: starterBaseSummary,
  services: starterServices,
} as const;
