import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runToEnd } from './run-to-end.ts';

let folder: string;
let lines: string[];

function run(source: string, print = (line: string) => void lines.push(line), signal = new AbortController().signal) {
  const main = join(folder, 'step.mjs');
  writeFileSync(main, source);
  return runToEnd({ main, print, signal });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-step-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('runToEnd', () => {
  it('passes on what the step says, and ends with it', async () => {
    await run(`console.log('Built shell in 3 s');`);
    expect(lines).toEqual(['Built shell in 3 s']);
  });

  it('fails in the words of the step', async () => {
    await expect(run(`console.error('shell does not build:\\nno such file'); process.exitCode = 1;`)).rejects.toThrow(
      /^shell does not build:\nno such file$/,
    );
  });

  it('fails when the step was killed without a word', async () => {
    await expect(run(`process.kill(process.pid, 'SIGKILL');`)).rejects.toThrow(/did not finish \(SIGKILL\)/);
  });

  it('leaves no process behind when the start is stopped', async () => {
    const stopping = new AbortController();
    let pid = 0;
    const step = run(
      `console.log(process.pid); setInterval(() => {}, 1000);`,
      (line) => {
        pid = Number(line);
        stopping.abort();
      },
      stopping.signal,
    );
    await expect(step).rejects.toThrow('SIGKILL');
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
