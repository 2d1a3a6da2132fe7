import { FindPrompt, type PromptTemplate } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { departmentKey } from './department-option.ts';

const argsSchema = z.tuple([z.string()]);

/** The prompt of `<id|title>`, its title looked for in one domain or in all. Errors: as FindPrompt. */
export function promptArgument(
  args: readonly string[],
  core: OpenCore,
  domain: string | undefined,
): Promise<PromptTemplate> {
  const [idOrTitle] = argsSchema.parse(args);
  const department = domain === undefined ? null : departmentKey(domain, core.settings.productName);
  return core.get(FindPrompt).execute({ idOrTitle, department });
}
