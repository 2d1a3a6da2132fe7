import { ListModels, type AiModel } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { departmentKey } from './department-option.ts';
import { findListed } from './find-listed.ts';

const argsSchema = z.tuple([z.string()]);

/** The AI model of `<id|model>`, looked for in one domain or in all. Errors: as `findListed`. */
export async function modelArgument(
  args: readonly string[],
  core: OpenCore,
  domain: string | undefined,
): Promise<AiModel> {
  const [wanted] = argsSchema.parse(args);
  const department = domain === undefined ? undefined : departmentKey(domain, core.settings.productName);
  const all = await core.get(ListModels).execute();
  const models = all.filter((model) => department === undefined || model.department === department);
  return findListed(models, wanted, {
    noun: 'AI model',
    namesOf: ({ aiModel, aiModelLabel }) => [aiModel, aiModelLabel],
  });
}
