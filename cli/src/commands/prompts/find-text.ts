import type { CountedVersion } from '@overture/core/prompts/use-cases/list-versions';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { argument } from '../../define-command.ts';

/** The text on which a command of versions works. */
export const textArgument = argument(
  '<id|title>',
  'id or title of the prompt; also the id of a summary prompt, base-summary, or agency-<domain key> such as agency-dt-pm',
  z.string(),
);

/** Finds the text of the argument with its versions, newest first. Errors: as FindPrompt. */
export async function findText(
  wanted: string,
  core: OpenCore,
  domain: string | undefined,
): Promise<{ readonly id: string; readonly versions: readonly CountedVersion[] }> {
  const { AppError } = await import('@overture/core/platform/app-error');
  const { findPrompt } = await import('../../find-stored.ts');
  const { ListVersions } = await import('@overture/core/prompts/use-cases/list-versions');
  const list = core.get(ListVersions);
  try {
    return { id: wanted, versions: await list.execute(wanted) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  const { id } = await findPrompt(wanted, core, domain);
  return { id, versions: await list.execute(id) };
}
