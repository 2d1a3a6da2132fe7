import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OvertureProcess } from './testing/overture-process.ts';

const auditSchema = z.array(z.object({ actor: z.string(), action: z.string() }));
const idSchema = z.object({ _id: z.string() });

describe('the building blocks of generations at the command line', () => {
  let overture: OvertureProcess;
  beforeAll(async () => {
    overture = await OvertureProcess.create();
  });
  afterAll(() => overture.remove());

  const run = (...args: string[]) => overture.runHere(args);
  const json = async (...args: string[]): Promise<unknown> => JSON.parse((await run(...args, '--json')).stdout);

  it('creates, changes, shows and deletes a prompt', async () => {
    const args = ['prompts', 'create', '--title', 'After the fair', '--domain', 'conference-sales', '--file', '-'];
    expect(await overture.runHere(args, '')).toMatchObject({ code: 2, stderr: 'error: Please enter a prompt\n' });
    expect(await overture.runHere(args.slice(0, -2), '')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--file <path>'),
    });
    // A process of its own, once: what is typed into it comes by a real pipe.
    expect(await overture.run(args, Buffer.from('\uFEFFWrite\r\nthree mails.', 'utf16le'))).toMatchObject({ code: 0 });
    expect(await run('prompts', 'update', 'after the FAIR')).toMatchObject({ code: 2 });
    await run('prompts', 'update', 'after the FAIR', '--description', 'short', '--domain', 'DT-Sales');
    expect(await json('prompts', 'show', 'After the fair', '--domain', 'DT-Sales')).toMatchObject({
      prompt: 'Write\nthree mails.',
      description: 'short',
      department: 'DT-Sales',
      version: 2,
    });
    expect((await run('prompts', 'show', 'After the fair')).stdout).toMatch(
      /^id:\t\S+\ntitle:\tAfter the fair\ndomain:\tDT-Sales\nversion:\t2\ncreated:\t.+\ndescription:\tshort\nsuggested for:\t-\n--\nWrite\nthree mails\.\n$/,
    );
    expect((await run('prompts', 'list', '--domain', 'DT-Sales')).stdout).toMatch(/^After the fair\tDT-Sales\t2\t/);
    expect(await run('prompts', 'delete', 'After the fair')).toMatchObject({
      code: 2,
      stderr: 'error: There is no terminal to ask for confirmation: pass --yes.\n',
    });
    expect(await run('prompts', 'delete', 'After the fair', '--yes')).toMatchObject({ code: 0 });
    expect(await run('prompts', 'show', 'After the fair')).toMatchObject({ code: 1 });
    const missing = await run('prompts', 'update', 'x', '--file', join(overture.dataDir, 'nothing.txt'));
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no such file') });
  });

  it('keeps every version of a prompt, compares them and restores one', async () => {
    const file = join(overture.dataDir, 'prompt.txt');
    const save = async (text: string, ...more: string[]) => {
      await writeFile(file, text);
      return run('prompts', 'update', 'Versions', '--file', file, ...more);
    };
    await writeFile(file, 'Write three mails.');
    await run('prompts', 'create', '--title', 'Versions', '--domain', 'DT-PM', '--file', file, '--why', 'It begins');
    expect(await save('Write four mails.', '--why', 'Patience', '--draft')).toMatchObject({
      stderr: 'Kept version 2 of "Versions" as a draft.\n',
    });
    expect(await json('prompts', 'show', 'Versions')).toMatchObject({ version: 1, prompt: 'Write three mails.' });
    expect(await json('prompts', 'versions', 'Versions')).toMatchObject([
      { version: 2, state: 'draft', why: 'Patience' },
      { version: 1, state: 'live', why: 'It begins' },
    ]);
    expect(await run('prompts', 'diff', 'Versions', '1', '2')).toMatchObject({
      stdout: 'Write [-three-]{+four+} mails.\n',
    });
    // Every command says the same of a version that never was.
    const never = { code: 1, stderr: expect.stringContaining('There is no version 9. The newest one is version 2.') };
    expect(await run('prompts', 'diff', 'Versions', '1', '9')).toMatchObject(never);
    expect(await run('prompts', 'publish', 'Versions', '9', '--why', 'Tried')).toMatchObject(never);
    expect(await run('prompts', 'diff', 'Versions', '1', '1')).toMatchObject({
      stdout: 'Write three mails.\n',
      stderr: 'The text of both versions is the same.\n',
    });
    expect(await run('prompts', 'publish', 'Versions', '2')).toMatchObject({ code: 2 });
    expect(await run('prompts', 'publish', 'Versions', '2', '--why', 'Tried')).toMatchObject({ code: 0 });
    expect(await json('prompts', 'show', 'Versions')).toMatchObject({ version: 2, prompt: 'Write four mails.' });
    expect(await run('prompts', 'publish', 'base-summary', '7', '--why', 'None')).toMatchObject({ code: 1 });
    expect(await json('prompts', 'versions', 'base-summary')).toMatchObject([{ version: 1, state: 'live' }]);
    expect(await json('prompts', 'samples', '--domain', 'DT-PM')).toEqual([]);
  });

  it('changes the summary prompts and the base summary', async () => {
    const file = join(overture.dataDir, 'text.txt');
    await writeFile(file, 'In five lines.');
    await run('summary-prompts', 'create', '--domain', 'dt', '--title', 'Five lines', '--file', file);
    expect(await json('summary-prompts', 'show', 'DT')).toMatchObject({
      title: 'Five lines',
      prompt: 'In five lines.',
    });
    const short = await json('summary-prompts', 'update', 'five LINES', '--title', 'Short');
    expect(short).toMatchObject({ title: 'Short', prompt: 'In five lines.', department: 'DT' });
    expect(await run('summary-prompts', 'update', 'DT')).toMatchObject({ code: 2 });
    expect(await run('summary-prompts', 'delete', 'Short')).toMatchObject({ code: 2 });
    expect(await run('summary-prompts', 'delete', 'Short', '--yes')).toMatchObject({ code: 0 });
    expect(await json('summary-prompts', 'show', 'DT')).not.toMatchObject({ prompt: 'In five lines.' });
    expect(await run('summary-prompts', 'delete', 'DT', '--yes')).toMatchObject({
      code: 1,
      stderr: 'error: The last summary prompt of a group cannot be deleted. Create or change one instead.\n',
    });
    expect(await json('summary-prompts', 'list', '--domain', 'DT')).toHaveLength(1);
    await run('base-summary', 'update', '--file', file);
    expect(await json('base-summary', 'show')).toMatchObject({ prompt: 'In five lines.' });
    expect(await run('summary-prompts', 'create', '--domain', 'DT-Sales', '--file', file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('It is one of: Overture, DT, Conference.'),
    });
  });

  it('adds and removes services and models', async () => {
    expect(await run('services', 'create', 'Accessibility audits')).toMatchObject({ code: 0 });
    expect(await run('services', 'create', 'accessibility AUDITS')).toMatchObject({ code: 1 });
    await run('services', 'update', 'Accessibility audits', '--label', 'Audits');
    expect(await json('services', 'show', 'audits')).toEqual({ value: 'Accessibility audits', label: 'Audits' });
    await run('services', 'delete', 'Audits', '--yes');
    expect(await run('services', 'show', 'Audits')).toMatchObject({ code: 1 });

    await run('models', 'create', '--model', 'gpt-5-mini', '--domain', 'DT-PM');
    expect(await run('models', 'deactivate', 'gpt-5-mini')).toMatchObject({
      stderr: 'DT-PM does not offer GPT-5 Mini (gpt-5-mini) any more.\n',
    });
    const updated = await run('models', 'update', 'gpt-5-mini', '--active', '--inactive');
    expect(updated).toMatchObject({ code: 2, stderr: 'error: Use either --active or --inactive.\n' });
    const price = { input: 0.5, cachedInput: 0.05, cacheWrite: 0.5, output: 2 };
    const named = ['--label', 'Mini', '--price', '0.5,0.05,0.5,2', '--replacement', 'gpt-6.1-terra'];
    expect(await json('models', 'update', 'gpt-5-mini', ...named)).toMatchObject({
      active: false,
      price,
      replacement: 'gpt-6.1-terra',
    });
    const taken = await json('models', 'update', 'gpt-5-mini', '--price', 'none');
    expect(taken).toMatchObject({ price: null, replacement: 'gpt-6.1-terra' });
    expect(await run('models', 'update', 'gpt-5-mini', '--price', '2,10')).toMatchObject({ code: 2 });
  });

  it('stores a key that is neither an argument nor shown, reports its test, and records everything', async () => {
    const args = ['keys', 'create', '--name', 'K', '--type', 'openai', '--domain', 'DT-PM'];
    const none = await run(...args);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('--key-stdin') });
    const vendor = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' };
    const elsewhere = await OvertureProcess.create(vendor);
    try {
      const stored = await elsewhere.run([...args, '--key-stdin', '--json'], 'sk-test-12345678\n');
      expect(stored.stdout).toContain('"ok":false');
      expect(stored.code).toBe(1);
      expect(`${stored.stdout}${stored.stderr}`).not.toContain('sk-test');
      const { _id: id } = idSchema.parse(JSON.parse(stored.stdout));
      const shown = await elsewhere.runHere(['keys', 'show', id]);
      expect(shown.stdout).toContain('key:\t••••5678');
      expect(await elsewhere.runHere(['keys', 'update', 'k', '--inactive'])).toMatchObject({ code: 0 });
      expect(await elsewhere.runHere(['keys', 'delete', 'k', '--yes'])).toMatchObject({ code: 0 });
      const refused = await elsewhere.runHere([...args, '--key-stdin', '--only-if-works'], 'sk-test-12345678');
      expect(refused.code).toBe(1);
      expect((await elsewhere.runHere(['keys', 'list', '--json'])).stdout).toBe('[]\n');
    } finally {
      await elsewhere.remove();
    }
    const entries = auditSchema.parse(await json('audit', '--actor', 'cli:'));
    expect(entries.map(({ action }) => action)).toEqual([
      'model_updated',
      'model_updated',
      'model_deactivated',
      'model_created',
      'service_deleted',
      'service_updated',
      'service_created',
      'base_summary_saved',
      'summary_prompt_deleted',
      'summary_prompt_updated',
      'summary_prompt_created',
      'prompt_published',
      'prompt_drafted',
      'prompt_created',
      'prompt_deleted',
      'prompt_updated',
      'prompt_created',
    ]);
  });

  it('gives programs a whole comparison and the author as stored', async () => {
    const file = join(overture.dataDir, 'long.txt');
    const text = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('\n');
    await writeFile(file, text);
    await run('prompts', 'create', '--title', 'Long', '--domain', 'DT-PM', '--file', file);
    await writeFile(file, text.replace('Line 0', 'Begin'));
    await run('prompts', 'update', 'Long', '--file', file);
    expect((await run('prompts', 'diff', 'Long', '1', '2')).stdout).toContain('Line 10\nLine 11\n');
    expect((await run('prompts', 'versions', 'Long')).stdout).toMatch(/^2\tlive\t[^\t]*\tcli:/);
  });
});
