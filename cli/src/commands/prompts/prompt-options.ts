import { z } from 'zod';
import { domainOption } from '../../common-options.ts';
import { argument, option } from '../../define-command.ts';

/** How the commands of prompts name the one they work on. */
export const promptArgument = argument('<id|title>', 'id or title of the prompt', z.string());

export const promptDomainOption = domainOption('domain to look for the title in (default: all)');

/** What a prompt has beside its title, domain and text, by the names that the contract gives it. */
export const promptFieldOptions = {
  description: option('--description <text>', 'what the prompt is good for', z.string().optional()),
};
