import { z } from 'zod';
import { domainOption } from '../../common-options.ts';
import { argument } from '../../define-command.ts';

/** The AI model on which a command works. */
export const modelArgument = argument('<id|model>', 'id of the entry, or of the model, such as gpt-5-mini', z.string());

export const modelDomainOption = domainOption('domain to look for the model in (default: all)');
