import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPromptFile } from '../../prompt-files.ts';
import { OvertureProcess } from '../../testing/overture-process.ts';

let overture: OvertureProcess;
let folder: string;
beforeAll(async () => {
  overture = await OvertureProcess.create();
  folder = join(overture.dataDir, 'prompts');
});
afterAll(() => overture.remove());

const run = (...args: string[]) => overture.runHere(['prompts', ...args]);
const relaunch = () => join(folder, 'DT-Sales', 'website-or-app-relaunch-after-the-enquiry.md');
const edit = async (from: string, to: string): Promise<void> =>
  writeFile(relaunch(), (await readFile(relaunch(), 'utf8')).replace(from, to));

it('writes prompts into a folder and saves the changed ones as drafts, without losing a text', async () => {
  expect(await run('pull', folder)).toMatchObject({ code: 0, stderr: '9 written, 0 unchanged, 0 kept.\n' });
  expect(await run('push', folder)).toMatchObject({ code: 0, stderr: '0 saved, 9 unchanged, 0 in conflict.\n' });
  // A file that was pulled before templates had a description and said whom they suit.
  await edit('suits: openDeal\n', '');
  await edit((/^description: .*\n(?: .*\n)*/m.exec(await readFile(relaunch(), 'utf8')) ?? [''])[0], '');
  expect(await readFile(relaunch(), 'utf8')).not.toContain('description:');
  expect((await run('push', folder)).stderr).toBe('0 saved, 9 unchanged, 0 in conflict.\n');
  await edit('Write a sequence', 'Please write a sequence');
  expect(await run('push', folder, '--why', 'Politer')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('version 2, a draft: overture prompts publish starter-template-6 2'),
  });
  expect((await run('push', folder)).stderr).toBe('0 saved, 9 unchanged, 0 in conflict.\n');
  // Somebody publishes meanwhile.
  await run('update', 'starter-template-6', '--description', 'Theirs');
  await edit('Please write', 'Write politely');
  const pulled = await run('pull', folder);
  expect(pulled).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('was changed here and stays; version 3 is live.'),
  });
  expect(await run('push', folder)).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(
      'somebody published version 3 since version 1 was pulled. Your text is version 4, a draft',
    ),
  });
  expect(await readFile(relaunch(), 'utf8')).toContain('Write politely');
  const { stderr } = await run('publish', 'starter-template-6', '4', '--why', 'Politer');
  expect(stderr).toContain('Version 4 of');
  expect(stderr).toContain('The domain has no samples that must pass.');
  expect((await run('pull', folder)).stderr).toBe('1 written, 8 unchanged, 0 kept.\n');
  expect(readPromptFile(await readFile(relaunch(), 'utf8'), 'x').version).toBe(4);
});

it('creates a prompt from a file without an id, and refuses a folder with an invalid file', async () => {
  const path = join(folder, 'new.md');
  await writeFile(path, '---\ntitle: After the fair\ndomain: DT-PM\n---\nWrite two.\n');
  expect(await run('push', folder)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('new.md: created as a draft'),
  });
  const { id } = readPromptFile(await readFile(path, 'utf8'), 'new.md');
  expect(JSON.parse((await run('versions', id ?? '', '--json')).stdout)).toMatchObject([
    { version: 1, state: 'draft' },
  ]);
  await writeFile(path, '---\ntitle: [\n---\nWrite two.\n');
  expect(await run('push', folder)).toMatchObject({ code: 2, stderr: expect.stringContaining('error: new.md: ') });
  await writeFile(path, 'Write two.');
  expect(await run('push', folder)).toMatchObject({
    code: 2,
    stderr: 'error: new.md: it does not begin with front matter.\n',
  });
  expect(await run('trial', path)).toMatchObject({ code: 2 });
  expect(await run('trial', 'starter-template-1')).toMatchObject({
    code: 2,
    stderr: 'error: The domain has no samples. Add one on the web: AI Prompts, a prompt, Add Sample.\n',
  });
});

it('sets whom a prompt suits, and takes that back', async () => {
  const shown = async () => (await run('show', 'starter-template-6')).stdout;
  expect(await shown()).toMatch(/suggested for:\s+An open deal/);
  await run('update', 'starter-template-6', '--suits', 'client');
  expect(await shown()).toMatch(/suggested for:\s+A client/);
  await run('update', 'starter-template-6', '--suits', 'nobody');
  expect(await shown()).toMatch(/suggested for:\s+-/);
});
