import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AuthenticateToken } from '@overture/core/people/sign-in/use-cases/authenticate-token';
import { SignIn } from '@overture/core/people/sign-in/use-cases/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { completed } from '@overture/core/testing';
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

  it('import creates every valid row once, names the others, and writes passwords', async () => {
    const list = Buffer.from(
      '\uFEFFEmail;Role;Domain;Team\r\nKim@agency.com;;dt-sales;A\r\nbad;;dt-pm;\r\nop"en@agency.com;;;\r\n' +
        'lee@agency.com;superadmin;;B\r\nkim@agency.com;;dt-pm;\r\nno@agency.com;;Nowhere;\r\n',
      'utf16le',
    );
    const file = join(overture.dataDir, 'passwords.csv');
    const args = ['users', 'import', '-', '--json'];
    expect(await overture.runHere(args, list)).toMatchObject({ code: 2, stdout: '' });

    const planned = await overture.runHere([...args, '--dry-run'], list);
    expect(planned).toMatchObject({ code: 3, stderr: expect.stringContaining('Nothing was changed.') });
    expect(planned.stderr).toContain('unknown columns are ignored: team');
    expect(planned.stderr).toContain('with --passwords-out');

    const done = await overture.runHere([...args, '--passwords-out', file], list);
    expect(done).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('2 created, 0 updated, 0 unchanged, 4 not'),
    });
    expect(done.stderr).toContain(`New passwords in ${file}: 2. Hand them out and delete the file.`);
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

    // The same again generates no password, so that nobody is in the way of the file, and none is made.
    for (const out of [file, `${file}.2`]) {
      const again = await overture.runHere([...args, '--passwords-out', out], list);
      expect(again).toMatchObject({ code: 3 });
      expect(again.stderr).toContain('0 created, 0 updated, 2 unchanged, 4 not done.');
    }
    await expect(stat(`${file}.2`)).rejects.toThrow('ENOENT');
    const handedOut = await readFile(file, 'utf8');
    const more = 'email,domain\nlee@agency.com,\nnew@agency.com,DT-PM\nnewer@agency.com,DT-PM\n';
    const taken = await overture.runHere([...args, '--passwords-out', file], more);
    expect(taken).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
    expect(await overture.runHere(['users', 'show', 'new@agency.com'])).toMatchObject({ code: 1 });
    expect(await readFile(file, 'utf8')).toBe(handedOut);

    await overture.withCore(async (core) => {
      const signIn = core
        .get(SignIn)
        .execute({ email: 'kim@agency.com', password, caller: { address: '192.0.2.1', userAgent: '' } });
      await expect(signIn).resolves.toMatchObject({ user: { email: 'kim@agency.com' } });
    });
  });

  it('import --update, update, end-sessions, reset-password and delete end existing tokens at once in every process', async () => {
    const file = join(overture.dataDir, 'users.csv');
    await writeFile(file, 'email,domain,password\nmia@agency.com,DT-PM,Secret!42\n');
    await overture.runHere(['users', 'import', file]);
    await overture.withCore(async (core) => {
      const signIn = async (password: string) =>
        completed(
          await core
            .get(SignIn)
            .execute({ email: 'mia@agency.com', password, caller: { address: '192.0.2.1', userAgent: '' } }),
        ).token;
      const session = (token: string) => core.get(AuthenticateToken).execute(token);
      const expectStopped = (token: string) =>
        expect(session(token)).rejects.toMatchObject({ code: 'unauthenticated' });

      const first = await signIn('Secret!42');
      expect(await session(first)).toMatchObject({ department: 'dt-pm' });
      await writeFile(file, 'email,domain,password\nmia@agency.com,DT-Sales,Secret!42\n');
      expect(await overture.runHere(['users', 'import', file])).toMatchObject({ code: 3 });
      expect(await session(first)).toMatchObject({ department: 'dt-pm' });
      expect(await overture.runHere(['users', 'import', file, '--update'])).toMatchObject({ code: 0 });
      await expectStopped(first);

      const stopped = await signIn('Secret!42');
      const ended = await overture.runHere(['users', 'end-sessions', 'mia@agency.com']);
      expect(ended).toMatchObject({ code: 0, stderr: 'mia@agency.com is signed out everywhere.\n' });
      await expectStopped(stopped);

      const second = await signIn('Secret!42');
      await overture.runHere(['users', 'reset-password', 'mia@agency.com', '--password-stdin'], 'Another!42');
      await expectStopped(second);

      const moved = await signIn('Another!42');
      const same = await overture.runHere(['users', 'update', 'mia@agency.com', '--domain', 'dt-sales']);
      expect(same).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing was changed.') });
      expect(await session(moved)).toMatchObject({ department: 'dt-sales' });
      const args = ['users', 'update', 'mia@agency.com'];
      expect(await overture.runHere([...args, '--role', 'superadmin', '--json'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('"role":"superadmin"'),
      });
      await expectStopped(moved);
      expect(await overture.runHere([...args, '--domain', 'DT-PM'])).toMatchObject({ code: 2 });
      expect(await overture.runHere([...args, '--role', 'admin'])).toMatchObject({ code: 2 });
      expect(await overture.runHere(args)).toMatchObject({ code: 2 });
      expect(await overture.runHere([...args, '--role', 'admin', '--domain', 'DT-PM'])).toMatchObject({
        code: 0,
        stderr: 'mia@agency.com is admin in DT-PM now, and is signed out everywhere.\n',
      });
      const { stdout: told } = await overture.runHere(['audit', '--action', 'user_updated', '--limit', '2', '--json']);
      expect(JSON.parse(told)).toMatchObject([
        { actor: expect.stringMatching(/^cli:/), target: 'mia@agency.com', detail: 'admin in DT-PM' },
        { actor: expect.stringMatching(/^cli:/), target: 'mia@agency.com', detail: 'superadmin' },
      ]);

      const third = await signIn('Another!42');
      await overture.runHere(['users', 'delete', 'mia@agency.com', '--yes']);
      await expectStopped(third);
      expect(await overture.runHere(['users', 'import', file])).toMatchObject({
        code: 3,
        stdout: expect.stringContaining('Only restoring creates it again'),
      });
    });
  });
});
