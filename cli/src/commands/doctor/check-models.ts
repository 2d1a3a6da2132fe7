import { DescribeModels } from '@overture/core/models/use-cases/describe-models';
import { departmentKeys, departmentNames, lackingModels, modelWarnings } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import { attempt, type Check } from './check.ts';

/** Reports the default model of each domain, and models that end soon or have ended. */
export async function checkModels(core: OpenCore): Promise<Check> {
  const names = departmentNames(core.settings.productName);
  const asked = await attempt('models', () =>
    Promise.all(
      departmentKeys.map(async (key) => ({
        department: names.nameOf(key),
        ...(await core.get(DescribeModels).available(key)),
      })),
    ),
  );
  if (!asked.ok) return asked.check;
  const defaults = asked.value.map(({ models }) => models.find(({ isDefault }) => isDefault)?.id ?? 'none');
  const warnings = modelWarnings(asked.value);
  return {
    name: 'models',
    status: warnings.some(({ hasEnded }) => hasEnded) || defaults.includes('none') ? 'failed' : 'ok',
    credential: false,
    text: `by default ${[...new Set(defaults)].join(', ')}`,
    details: [...lackingModels(asked.value), ...warnings.map(({ text }) => text)],
  };
}
