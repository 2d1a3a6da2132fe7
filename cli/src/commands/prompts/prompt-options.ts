import { situations, whySchema } from '@overture/core/contract';
import { z } from 'zod';
import { domainOption } from '../../common-options.ts';
import { argument, flag, option } from '../../define-command.ts';

/** The prompt on which a command works. */
export const promptArgument = argument('<id|title>', 'id or title of the prompt', z.string());

export const promptDomainOption = domainOption('domain to look for the title in (default: all)');

/** The options of every save of a prompt. */
export const promptSaveOptions = {
  why: option('--why <line>', 'one line for readers of the history', whySchema.optional()),
  draft: flag('--draft', 'keep the version without publishing it'),
};

/** The fields of a prompt besides title, domain and text, by their names in the contract. */
export const promptFieldOptions = {
  description: option('--description <text>', 'what the prompt is good for', z.string().optional()),
  suits: option(
    '--suits <situation>',
    'contacts to whom the generator suggests it',
    z
      .enum([...situations, 'nobody'])
      .transform((situation) => (situation === 'nobody' ? null : situation))
      .optional(),
  ),
};
