import { whySchema } from '@overture/core/contract';
import { z } from 'zod';
import { domainOption } from '../../common-options.ts';
import { argument, flag, option } from '../../define-command.ts';

/** How the commands of prompts name the one they work on. */
export const promptArgument = argument('<id|title>', 'id or title of the prompt', z.string());

export const promptDomainOption = domainOption('domain to look for the title in (default: all)');

/** How a save of a prompt is kept. */
export const promptSaveOptions = {
  why: option('--why <line>', 'one line for whoever reads the history', whySchema.optional()),
  draft: flag('--draft', 'keep the version without putting it in use'),
};

/** What a prompt has beside its title, domain and text, by the names that the contract gives it. */
export const promptFieldOptions = {
  description: option('--description <text>', 'what the prompt is good for', z.string().optional()),
};
