import { idSchema, leftOutReasons } from '@overture/core/contract';
import { z } from 'zod';
import { actingDomainOption, asOption, languageOption, modelOption } from '../../common-options.ts';
import { argument, option } from '../../define-command.ts';

export const runArgument = argument('<id>', 'id of the run', idSchema);
export const runUserOption = asOption('user whose runs they are');

/** The options that say what a run generates. */
export const runOptions = {
  list: option('--list <id>', 'list of HubSpot, by the number in its address', idSchema.optional()),
  contacts: option(
    '--contacts <file.csv|->',
    'CSV with a column "contact" (links or ids), or - for standard input',
    z.string().optional(),
    'files',
  ),
  prompt: option('--prompt <id|title>', 'prompt template, by its id or title', z.string().min(1)),
  domain: actingDomainOption('domain to generate in'),
  model: modelOption('AI model (default: gpt-5 if the domain offers it)'),
  language: languageOption,
  serviceTier: option(
    '--service-tier <tier>',
    'flex costs half and may take longer',
    z.enum(['default', 'flex']).default('default'),
  ),
  include: option(
    '--include <reasons>',
    `write also for who is usually left out: ${leftOutReasons.join(', ')}, separated by commas`,
    z
      .string()
      .optional()
      .transform((text) => (text === undefined ? [] : text.split(',').map((word) => word.trim())))
      .pipe(z.array(z.enum(leftOutReasons))),
  ),
  as: asOption('user who starts the run and will own the records'),
};
