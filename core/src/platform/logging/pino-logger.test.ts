import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PinoLogger } from './pino-logger.ts';

function logged(fields: object): { line: string; fields: Record<string, unknown> } {
  let line = '';
  PinoLogger.create({ name: 'test', level: 'info', destination: { write: (text) => (line = text) } }).info(
    fields,
    'said',
  );
  return { line, fields: JSON.parse(line) as Record<string, unknown> };
}

describe('a log line', () => {
  it('keeps what is no secret', () => {
    expect(
      logged({ userId: 'u1', path: '/api/key', monkey: 'banana', tokens: 12, err: new Error('no') }).fields,
    ).toMatchObject({
      userId: 'u1',
      path: '/api/key',
      monkey: 'banana',
      tokens: 12,
      err: { message: 'no' },
      msg: 'said',
    });
  });

  it.each([
    { password: 'canary' },
    { password: 'with "quotes" and \\ canary' },
    { Authorization: 'Basic canary' },
    { a: { b: { c: { d: { token: 'canary' } } } } },
    { token: ['canary', 'canary'] },
    { secret: { of: 'canary' } },
    { body: JSON.stringify({ newPassword: 'canary' }) },
    { err: new Error(JSON.stringify({ apiKey: 'a "canary"' })) },
    { err: new Error('x', { cause: new Error('Authorization: Bearer canary.canary') }) },
    { note: 'sent sk-proj-canary and pat-na1-canary' },
    { note: `eyJhbGciOiJIUzI1NiJ9.${'canary'}.${'canary'}` },
  ])('hides the secret of %j and stays JSON', (fields) => {
    const { line, fields: read } = logged(fields);
    expect(line).not.toContain('canary');
    expect(line).toContain('[redacted]');
    expect(read).toMatchObject({ msg: 'said' });
  });

  it('hides what a child logger always adds', () => {
    let line = '';
    const logger = PinoLogger.create({ name: 'test', level: 'info', destination: { write: (text) => (line = text) } });
    logger.child({ token: 'canary' }).info({}, 'said');
    expect(line).not.toContain('canary');
  });
});

it.each(['process.exit(3)', 'throw new Error("unforeseen")', 'process.kill(process.pid, "SIGKILL")', ''])(
  'no line is lost when the process ends by %j',
  (end) => {
    const logger = JSON.stringify(fileURLToPath(new URL('pino-logger.ts', import.meta.url)));
    const program = `const { PinoLogger } = await import(${logger});
    const logger = PinoLogger.create({ name: 'test', level: 'info' });
    for (let line = 0; line < 500; line += 1) logger.info({ line }, 'said');
    ${end}`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(stderr.match(/"msg":"said"/g)).toHaveLength(500);
  },
);
