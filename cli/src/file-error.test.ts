import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OvertureProcess } from './testing/overture-process.ts';
import { asWriteError } from './file-error.ts';

const failed = (code: string) => Object.assign(new Error(`${code}: open '/x'`), { code });

it('says what to do about a read-only place, and leaves other errors alone', () => {
  expect(asWriteError(failed('EROFS'), 'out.csv')).toMatchObject({
    message: 'out.csv cannot be written: it is in a read-only place. Name a place to which you may write.',
  });
  const other = failed('EMFILE');
  expect(asWriteError(other, 'out.csv')).toBe(other);
});

describe('a file that cannot be written', () => {
  let overture: OvertureProcess;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'overture-unwritable-'));
    writeFileSync(join(folder, 'file'), '');
    writeFileSync(join(folder, 'list.csv'), 'contact\n151204326807\n');
    writeFileSync(join(folder, 'users.csv'), 'email,domain\nkim@agency.com,DT-Sales\n');
    overture = await OvertureProcess.create();
  });
  afterAll(async () => {
    await overture.remove();
    rmSync(folder, { recursive: true });
  });

  const bulk = [
    'generate',
    'bulk',
    'list.csv',
    '--prompt',
    'starter-template-1',
    '--domain',
    'Overture-Sales',
    '--out',
  ];
  it.each([
    ['an export', ['history', 'export', '--out', 'nowhere/out'], 'nowhere/out', 'its folder does not exist'],
    ['results of a bulk run', [...bulk, 'nowhere/out'], 'nowhere/out', 'its folder does not exist'],
    ['passwords', ['users', 'import', 'users.csv', '--passwords-out', 'file/out'], 'file/out', 'a part of its path'],
    ['prompts', ['prompts', 'pull', 'file/prompts'], 'file/prompts', 'a part of its path'],
    ['a backup', ['backup', 'file/backup'], 'file/backup', 'a part of its path'],
  ])('ends the command with one line: %s', async (_what, args, file, reason) => {
    const inFolder = (arg: string) => (/^(nowhere|file)\/|\.csv$/.test(arg) ? join(folder, arg) : arg);
    const ended = await overture.runHere(args.map(inFolder));
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain(`error: ${join(folder, file)} cannot be written: ${reason}`);
  });
});
