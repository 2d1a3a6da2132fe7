import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');

export interface Check {
  readonly name: string;
  /** What it makes sure of, for people. */
  readonly promise: string;
  readonly command: readonly [string, ...string[]];
}

export interface CheckResult {
  readonly name: string;
  readonly promise: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

export const checks: readonly Check[] = [
  { name: 'types', promise: 'the whole project type-checks', command: ['tsc', '--noEmit', '-p', root] },
  { name: 'lint', promise: 'no rule of .oxlintrc.json is broken', command: ['oxlint'] },
  { name: 'format', promise: 'every file is formatted', command: ['oxfmt', '--check'] },
  {
    name: 'imports',
    promise: 'imports keep their directions',
    command: ['node', path.join(root, 'scripts/check/imports.ts')],
  },
];

/** Runs the checks side by side; tells each result as it comes, and returns them in their order. */
export function runChecks(wanted: readonly Check[], onResult: (result: CheckResult) => void): Promise<CheckResult[]> {
  return Promise.all(
    wanted.map(async (check) => {
      const result = await runCheck(check);
      onResult(result);
      return result;
    }),
  );
}

/** One result as a person reads it: a line, and what the tool said when it failed. */
export function describeResult({ name, promise, passed, seconds, output }: CheckResult): string {
  const line = `${passed ? '✓' : '✗'} ${name.padEnd(8)} ${promise}  (${seconds.toFixed(1)} s)`;
  return passed || output === '' ? line : `${line}\n${output.replaceAll(/^/gm, '    ')}`;
}

function runCheck({ name, promise, command: [program, ...args] }: Check): Promise<CheckResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (passed: boolean, output: string): void => {
      resolve({ name, promise, passed, seconds: (performance.now() - started) / 1_000, output: output.trim() });
    };
    const child = spawn(program, args, {
      cwd: root,
      // The project's own Node and tools, whatever else is installed.
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done(false, `${program} could not run: ${error.message}`));
    child.on('close', (code) => done(code === 0, output));
  });
}
