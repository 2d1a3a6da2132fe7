import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');

export interface Check {
  readonly name: string;
  /** What the check ensures, in words for people. */
  readonly ensures: string;
  readonly command: readonly [string, ...string[]];
}

export interface CheckResult {
  readonly name: string;
  readonly ensures: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

export const checks: readonly Check[] = [
  { name: 'types', ensures: 'the whole project type-checks', command: ['tsc', '--noEmit', '-p', root] },
  { name: 'lint', ensures: 'no rule of .oxlintrc.json is broken', command: ['oxlint'] },
  { name: 'format', ensures: 'every file is formatted', command: ['oxfmt', '--check'] },
  {
    name: 'imports',
    ensures: 'imports keep their directions',
    command: ['node', path.join(root, 'scripts/check/imports.ts')],
  },
  {
    name: 'openapi',
    ensures: 'Redocly and Spectral find nothing wrong with openapi.json',
    command: ['node', path.join(root, 'scripts/check/openapi.ts')],
  },
  { name: 'unused', ensures: 'no file, export or dependency is unused', command: ['knip', '--no-progress'] },
];

/** Runs the checks in parallel, reports each result when it is known, and returns all of them in the given order. */
export function runChecks(wanted: readonly Check[], onResult: (result: CheckResult) => void): Promise<CheckResult[]> {
  return Promise.all(
    wanted.map(async (check) => {
      const result = await runCheck(check);
      onResult(result);
      return result;
    }),
  );
}

/** One result as a line for people, followed by the tool's output if it failed. */
export function describeResult({ name, ensures, passed, seconds, output }: CheckResult): string {
  const line = `${passed ? '✓' : '✗'} ${name.padEnd(8)} ${ensures}  (${seconds.toFixed(1)} s)`;
  return passed || output === '' ? line : `${line}\n${output.replaceAll(/^/gm, '    ')}`;
}

function runCheck({ name, ensures, command: [program, ...args] }: Check): Promise<CheckResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (passed: boolean, output: string): void => {
      resolve({ name, ensures, passed, seconds: (performance.now() - started) / 1_000, output: output.trim() });
    };
    const child = spawn(program, args, {
      cwd: root,
      // The project's own Node and tools come first, whatever else is installed.
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
