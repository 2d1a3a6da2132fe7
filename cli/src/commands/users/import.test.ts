import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AuthenticateToken, SignIn } from '@overture/core/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OvertureProcess } from '../../testing/overture-process.ts';

const reportSchema = z.object({ line: z.number(), email: z.string(), status: z.string() });

describe('overture users', () => {
  let overture: OvertureProcess;
  beforeAll(async () => {
    overture = await OvertureProcess.create();
  });
  afterAll(() => overture.remove());

  const reports = (stdout: string) =>
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => reportSchema.parse(JSON.parse(line)));

  it('import does every row it can, once, names the others, and hands out passwords', async () => {
    const list = Buffer.from(
      '\uFEFFEmail;Role;Domain;Team\r\nKim@agency.com;;dt-sales;A\r\nbad;;dt-pm;\r\n"open@agency.com;;;\r\n' +
        'lee@agency.com;superadmin;;B\r\nkim@agency.com;;dt-pm;\r\nno@agency.com;;Nowhere;\r\n',
      'utf16le',
    );
    const file = join(overture.dataDir, 'passwords.csv');
    const args = ['users', 'import', '-', '--json'];
    expect(await overture.run(args, list)).toMatchObject({ code: 2, stdout: '' });

    const planned = await overture.run([...args, '--dry-run'], list);
    expect(planned).toMatchObject({ code: 3, stderr: expect.stringContaining('Nothing was changed.') });
    expect(planned.stderr).toContain('these columns are not read: team');
    expect(planned.stderr).toContain('with --passwords-out');

    const done = await overture.run([...args, '--passwords-out', file], list);
    expect(done).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('2 created, 0 updated, 0 unchanged, 4 not'),
    });
    expect(reports(done.stdout)).toEqual([
      { line: 2, email: 'kim@agency.com', status: 'created' },
      { line: 3, email: 'bad', status: 'error' },
      { line: 4, email: '', status: 'error' },
      { line: 5, email: 'lee@agency.com', status: 'created' },
      { line: 6, email: 'kim@agency.com', status: 'error' },
      { line: 7, email: 'no@agency.com', status: 'error' },
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const password = /^kim@agency\.com,(.*)$/m.exec(await readFile(file, 'utf8'))?.[1] ?? '';
    expect(done.stdout).not.toContain(password);

    const taken = await overture.run([...args, '--passwords-out', file], list);
    expect(taken).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
    const again = await overture.run([...args, '--passwords-out', `${file}.2`], list);
    expect(again.stderr).toContain('0 created, 0 updated, 2 unchanged, 4 not done.');
    await expect(stat(`${file}.2`)).rejects.toThrow('ENOENT');

    await overture.withCore(async (core) => {
      const signIn = core.get(SignIn).execute({ email: 'kim@agency.com', password, address: '192.0.2.1' });
      await expect(signIn).resolves.toMatchObject({ user: { email: 'kim@agency.com' } });
    });
  }, 60_000);

  it('import --update, reset-password and delete stop the tokens there are, at once and in every process', async () => {
    const file = join(overture.dataDir, 'users.csv');
    await writeFile(file, 'email,domain,password\nmia@agency.com,DT-PM,Secret!42\n');
    await overture.run(['users', 'import', file]);
    await overture.withCore(async (core) => {
      const signIn = async (password: string) =>
        (await core.get(SignIn).execute({ email: 'mia@agency.com', password, address: '192.0.2.1' })).token;
      const session = (token: string) => core.get(AuthenticateToken).execute(token);
      const expectStopped = (token: string) =>
        expect(session(token)).rejects.toMatchObject({ code: 'unauthenticated' });

      const first = await signIn('Secret!42');
      expect(await session(first)).toMatchObject({ department: 'dt-pm' });
      await writeFile(file, 'email,domain,password\nmia@agency.com,DT-Sales,Secret!42\n');
      expect(await overture.run(['users', 'import', file])).toMatchObject({ code: 3 });
      expect(await session(first)).toMatchObject({ department: 'dt-pm' });
      expect(await overture.run(['users', 'import', file, '--update'])).toMatchObject({ code: 0 });
      await expectStopped(first);

      const second = await signIn('Secret!42');
      await overture.run(['users', 'reset-password', 'mia@agency.com', '--password-stdin'], 'Another!42');
      await expectStopped(second);

      const third = await signIn('Another!42');
      await overture.run(['users', 'delete', 'mia@agency.com', '--yes']);
      await expectStopped(third);
      expect(await overture.run(['users', 'import', file])).toMatchObject({
        code: 3,
        stdout: expect.stringContaining('--restore creates it again'),
      });
    });
  }, 60_000);
});
