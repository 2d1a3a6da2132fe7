import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LogFile, plainLine } from './plain-log.ts';

const entry = {
  level: 40,
  time: 1,
  pid: 7,
  hostname: 'h',
  name: 'worker',
  err: {
    type: 'AppError',
    message: 'OpenAI does not answer.: fetch failed: connect ECONNREFUSED',
    stack: 'AppError: …\n    at x'.repeat(50),
    code: 'ai_unavailable',
  },
  recordId: 'record-1',
  attempt: 1,
  code: 'ai_unavailable',
  msg: 'an attempt failed',
};

it('tells a failed attempt in one short line', () => {
  expect(plainLine(JSON.stringify(entry))).toBe(
    'an attempt failed: OpenAI does not answer. (ai_unavailable, record record-1)',
  );
  expect(plainLine(JSON.stringify({ level: 50, requestId: 'r1', err: { message: 'boom\nmore' }, msg: 'failed' }))).toBe(
    'error: failed: boom (request r1)',
  );
});

it('stays short and keeps the ids, whatever the message', () => {
  const line = plainLine(JSON.stringify({ ...entry, err: { message: 'x'.repeat(5_000) } }));
  expect(line.length).toBeLessThan(240);
  expect(line).toMatch(/…\s?\(ai_unavailable, record record-1\)$/);
});

it.each(['Sandbox is ready at http://localhost:1', '{"no":"entry"}', '{broken', ''])('leaves %j as it is', (line) => {
  expect(plainLine(line)).toBe(line);
});

it('keeps whole lines in a file of its owner, anew at each start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-log-'));
  try {
    const file = join(folder, 'start.log');
    expect(new LogFile(file).write('first')).toBe(true);
    const log = new LogFile(file);
    log.write('second');
    log.write('third');
    expect(readFileSync(file, 'utf8')).toBe('second\nthird\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(new LogFile(join(folder, 'nowhere', 'start.log')).write('x')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
