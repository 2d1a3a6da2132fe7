import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { defineCommand } from '../define-command.ts';
import { Io } from '../io.ts';
import { bulkOptions } from './bulk-options.ts';
import { resumeCommand, shellWord } from './resume-command.ts';

const bulk = defineCommand({ options: bulkOptions, examples: [], run: async () => undefined });
const parse = (words: Record<string, unknown>) => bulk.parse(words);

it('is the whole command, with every word as the shell needs it', () => {
  const options = parse({
    prompt: "Kim's first one",
    domain: 'DT-Sales',
    maxCost: '12.5',
    out: 'my results.jsonl',
    pushPlaybook: true,
    limit: '100',
  });
  expect(resumeCommand('npx overture', 'list.csv', options)).toBe(
    `npx overture generate bulk list.csv --prompt 'Kim'\\''s first one' --domain DT-Sales --limit 100 --max-cost 12.5 --out 'my results.jsonl' --push-playbook --resume`,
  );
  expect(resumeCommand('overture', '-', parse({ out: 'r' }))).toBe('overture generate bulk - --out r --resume');
});

it.each([
  ['exec', 'npx overture'],
  [undefined, 'overture'],
])('names the program as it was run (npm_command %s)', (command, program) => {
  const { stdin, stdout, stderr } = process;
  expect(new Io({ stdin, stdout, stderr, environment: { npm_command: command } }).program).toBe(program);
});

it.each(["it's", '$(touch x) `y` "z"', 'a\\b', 'tab\there', 'ünï', '', '~/x'])('a shell reads %j back', (text) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
});
