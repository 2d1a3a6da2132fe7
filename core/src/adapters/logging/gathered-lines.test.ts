import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatheredLines } from './gathered-lines.ts';

describe('gathered lines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function gathered() {
    const written: string[] = [];
    const flushSync = vi.fn<() => void>();
    return { lines: new GatheredLines({ write: (text) => written.push(text), flushSync }), written, flushSync };
  }

  it('go out together, a tenth of a second late at most', () => {
    const { lines, written } = gathered();
    lines.write('one\n');
    vi.advanceTimersByTime(60);
    lines.write('two\n');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(40);
    expect(written).toEqual(['one\ntwo\n']);
    vi.advanceTimersByTime(1_000);
    expect(written).toHaveLength(1);
  });

  it('do not wait once they are many', () => {
    const { lines, written } = gathered();
    for (let sent = 0; sent < 40; sent += 1) lines.write('x'.repeat(1_000));
    expect(written.map(({ length }) => length)).toEqual([32_000]);
  });

  it('go out at once when somebody asks, in order', () => {
    const { lines, written, flushSync } = gathered();
    lines.write('one\n');
    lines.flushSync();
    expect(written).toEqual(['one\n']);
    expect(flushSync).toHaveBeenCalledOnce();
  });
});

it.each(['process.exit(3)', 'throw new Error("unforeseen")', ''])('are all out when the process ends by %j', (end) => {
  const logger = JSON.stringify(fileURLToPath(new URL('pino-logger.ts', import.meta.url)));
  const program = `const { PinoLogger } = await import(${logger});
    const logger = PinoLogger.create({ name: 'test', level: 'info' });
    for (let line = 0; line < 500; line += 1) logger.info({ line }, 'said');
    ${end}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr.match(/"msg":"said"/g)).toHaveLength(500);
});
