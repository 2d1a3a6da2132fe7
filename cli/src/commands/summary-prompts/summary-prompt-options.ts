import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import { argument, option, type Suggestion } from '../../define-command.ts';
import type { Environment } from '../../io.ts';

/** The options and arguments that only the commands of summary prompts have. */

export const summaryPromptArgument = argument(
  '<id|title|group>',
  'id or title of the summary prompt, or a group, which means the one it uses',
  z.string(),
);

export const groupOption = <Schema extends z.ZodType>(help: string, schema: Schema) =>
  option('--domain <group>', help, schema, suggestGroups);

function suggestGroups({ PRODUCT_NAME: productName = 'Overture' }: Environment): Suggestion[] {
  return departmentNames(productName).summaryDepartments.map((value) => ({ value, description: '' }));
}
