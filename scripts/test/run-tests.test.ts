import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

const suite = `import { describe, expect, it } from 'vitest';
import { describeWithServer } from '../../core/src/testing/describe-with-server.ts';
describe('sums', () => {
  it('adds', () => expect(1 + 1).toBe(2));
  it('adds wrongly', () => expect(1 + 1).toBe(SUM));
});
describeWithServer('MONGO_TEST_URI', 'the store', () => {
  it('stores', () => expect(true).toBe(true));
  it('finds', () => expect(true).toBe(true));
});
`;

async function lastLineOf(
  source: string,
  env: Record<string, string>,
): Promise<{ code: number; output: string; last: string }> {
  writeFileSync(path.join(folder, 'sample.test.ts'), source);
  const environment = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env };
  const command = [path.join(root, 'scripts/test.ts'), path.join(path.basename(folder), 'sample.test.ts')];
  const { code, stdout } = await run(process.execPath, command, { env: environment }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, output: stdout, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'scripts', 'sample-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm test', () => {
  it('names the suite whose server is missing and counts its tests as skipped', async () => {
    const { code, output, last } = await lastLineOf(suite.replace('SUM', '2'), {});
    expect(output).toContain('sample.test.ts › the store: set MONGO_TEST_URI to run it');
    expect(last).toBe('2 passed, 0 failed, 2 skipped');
    expect(code).toBe(0);
  });

  it('runs the suite when its server is there', async () => {
    const { last } = await lastLineOf(suite.replace('SUM', '2'), { MONGO_TEST_URI: 'mongodb://127.0.0.1:1' });
    expect(last).toBe('4 passed, 0 failed');
  });

  it('names a test that passes only when it is tried again, and fails for it without retries', async () => {
    const source = `import { expect, it } from 'vitest';
      let calls = 0;
      it('passes at last', () => expect((calls += 1)).toBe(2));`;
    const retried = await lastLineOf(source, { TEST_RETRIES: '1' });
    expect(retried.output).toContain('sample.test.ts › passes at last: passed when it was tried again');
    expect(retried.last).toBe('1 passed, 0 failed');
    expect((await lastLineOf(source, {})).last).toBe('0 passed, 1 failed');
  });

  it('fails for a missing server that was promised, and for a test that fails', async () => {
    const { code, last } = await lastLineOf(suite.replace('SUM', '3'), { REQUIRE_SERVERS: '1' });
    expect(last).toBe('1 passed, 2 failed');
    expect(code).toBe(1);
  });

  it('fails for a file that cannot be loaded', async () => {
    const { code, last } = await lastLineOf(`import './nowhere.ts';`, {});
    expect(last).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });
});
