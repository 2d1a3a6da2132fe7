import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import type { IReporterOutput } from 'dependency-cruiser';
import { canaryFolder, importRules } from './import-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = [
  'core',
  'api',
  'worker',
  'cli',
  'mcp',
  'ui',
  'shell',
  'mf-generator',
  'mf-admin',
  'mf-history',
  'sandbox',
  'e2e',
  'bench',
  'scripts',
];

/** With fewer modules, the tool has not read the project. */
const minModules = 100;

interface ImportReport {
  readonly modules: number;
  /** One line per forbidden import. */
  readonly violations: readonly string[];
  /** Rules that do not report their forbidden import in the canary, so that their silence elsewhere proves nothing. */
  readonly blindRules: readonly string[];
}

/** Reads every module of the project and checks its imports against the rules. */
async function checkImports(): Promise<ImportReport> {
  process.chdir(root);
  const { output } = await cruise(
    workspaces,
    {
      ruleSet: { forbidden: [...importRules] },
      validate: true,
      // The default parser needs an older TypeScript than ours; without one it reads no module and reports no error.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
      exclude: { path: '^(?!.*node_modules/).*(?:dist|[.]cache)/' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  );
  return reportOf(output);
}

function reportOf(output: IReporterOutput['output']): ImportReport {
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text.');
  const { violations } = output.summary;
  const inCanary = violations.filter(({ from }) => from.startsWith(canaryFolder));
  const caught = new Set(
    inCanary.filter(({ from, rule }) => path.parse(from).name === rule.name).map(({ rule }) => rule.name),
  );
  return {
    modules: output.modules.filter(
      ({ source, dependencies }) =>
        !source.startsWith(canaryFolder) && !source.includes('node_modules/') && dependencies.length > 0,
    ).length,
    violations: violations
      .filter(({ from }) => !from.startsWith(canaryFolder))
      .map(
        ({ from, to, rule }) =>
          `${from} → ${to}  (${rule.name}: ${importRules.find(({ name }) => name === rule.name)?.comment ?? ''})`,
      ),
    blindRules: importRules.flatMap(({ name }) => (name !== undefined && !caught.has(name) ? [name] : [])),
  };
}

if (import.meta.main) {
  const { modules, violations, blindRules } = await checkImports();
  for (const line of violations) console.log(line);
  for (const rule of blindRules)
    console.log(`${canaryFolder}: the rule ${rule} no longer catches its forbidden import`);
  console.log(`${modules} modules read${modules < minModules ? ', which is not the whole project' : ''}`);
  process.exitCode = violations.length > 0 || blindRules.length > 0 || modules < minModules ? 1 : 0;
}
