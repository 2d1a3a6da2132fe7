import type { Command, Option } from 'commander';
import type { Completion } from './complete-words.ts';

const none: Completion = { candidates: [], files: false };

/** The values an option may have, where they are few: its choices, the domains, models, actions, or files. */
export async function valuesOf(command: Command, option: Option): Promise<Completion> {
  if (option.argChoices !== undefined) return listed(option.argChoices);
  const { auditActions, departmentNames, modelOptions } = await import('@overture/core/contract');
  switch (option.long) {
    case '--domain': {
      const names = departmentNames(process.env.PRODUCT_NAME ?? 'Overture');
      const groups = command.parent?.name() === 'summary-prompts';
      return listed(groups ? names.summaryDepartments : names.departments);
    }
    case '--model':
      return {
        candidates: modelOptions.map(({ value, label }) => ({ value, description: label })),
        files: false,
      };
    case '--action':
      return listed(auditActions);
    case '--file':
    case '--out':
    case '--pdf':
    case '--passwords-out':
      return { candidates: [], files: true };
    default:
      return none;
  }
}

function listed(values: readonly string[]): Completion {
  return { candidates: values.map((value) => ({ value, description: '' })), files: false };
}
