import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildCommands } from '../program.ts';
import { bin } from '../testing/overture-process.ts';
import { completeWords } from './complete-words.ts';

const complete = async (...words: string[]) => {
  const program = await buildCommands(() => true);
  const { suggestions, files } = completeWords(program, words, {});
  return [...suggestions.map(({ value }) => value), ...(files ? [':files'] : [])];
};

describe('completeWords', () => {
  it.each([
    [['pro'], ['prompts']],
    [
      ['queue', ''],
      ['status', 'dead-letters', 'retry'],
    ],
    [['history', 'list', '--st'], ['--status']],
    [['history', 'list', '--status', 'pe'], ['pending']],
    [['history', 'list', '--status', 'ready', '--st'], []],
    [['history', 'export', '--format=h'], ['--format=html']],
    [
      ['prompts', 'list', '--domain', 'DT'],
      ['DT-Sales', 'DT-PM'],
    ],
    [
      ['summary-prompts', 'create', '--domain', ''],
      ['Overture', 'DT', 'Conference'],
    ],
    [['prompts', 'create', '--file', ''], [':files']],
    [['users', 'import', ''], [':files']],
    [['users', 'show', ''], []],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['audit', '--action', 'record_d'], ['record_deleted']],
    [['nonsense', ''], []],
  ])('completes %j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });
});

describe('the scripts of completion', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overture-completion-'));
  symlinkSync(bin, join(folder, 'overture'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, PATH: `${folder}:${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder };
  const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;
  const script = (shell: string): string => new URL(`overture.${shell}`, import.meta.url).pathname;

  it.skipIf(!has('bash'))('complete in bash, and run nothing that is typed (needs bash)', () => {
    const typed = `COMP_WORDS=(overture prompts list --domain 'DT$(touch ${folder}/ran)'); COMP_CWORD=4; _overture; echo "[\${COMPREPLY[*]}]"
      COMP_WORDS=(overture prompts list --domain DT); _overture; echo "[\${COMPREPLY[*]}]"; ls ${folder}`;
    const seen = execFileSync('bash', ['-c', `source ${script('bash')}; ${typed}`], { env, encoding: 'utf8' });
    expect(seen).toBe('[]\n[DT-Sales DT-PM]\noverture\n');
  });

  it.skipIf(!has('fish'))('complete in fish (needs fish)', () => {
    const seen = execFileSync(
      'fish',
      ['-c', `source ${script('fish')}; complete -C 'overture history list --status r'`],
      {
        env,
        encoding: 'utf8',
      },
    );
    expect(seen.trim()).toBe('ready');
  });

  it.skipIf(!has('zsh'))('is read by zsh without an error (needs zsh)', () => {
    const seen = execFileSync('zsh', ['-fc', `source ${script('zsh')}; echo $_comps[overture]`], {
      env,
      encoding: 'utf8',
    });
    expect(seen).toBe('_overture\n');
  });
});
