import { describe, expect, it } from 'vitest';
import { describeResult, runChecks } from './run-checks.ts';
import type { Check } from './run-checks.ts';

const check = (name: string, source: string): Check => ({ name, ensures: 'it holds', command: ['node', '-e', source] });

describe('runChecks', () => {
  it('tells what passed and what failed, with the words of the one that failed', async () => {
    const results = await runChecks(
      [check('good', ''), check('bad', 'console.log("a.ts:1 wrong"); process.exit(1)')],
      () => undefined,
    );
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['good', true],
      ['bad', false],
    ]);
    expect(results.map(describeResult).join('\n')).toMatch(/^✓ good .*\n✗ bad .*\n {4}a\.ts:1 wrong$/);
  });

  it('fails when the tool is not there', async () => {
    const [result] = await runChecks(
      [{ name: 'gone', ensures: 'it holds', command: ['no-such-tool'] }],
      () => undefined,
    );
    expect(result).toMatchObject({ passed: false, output: expect.stringContaining('no-such-tool could not run') });
  });
});
