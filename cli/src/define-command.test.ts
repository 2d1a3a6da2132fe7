import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wholeNumber } from './common-options.ts';
import type { CommandDeps } from './command-deps.ts';
import { argument, defineCommand, flag, option } from './define-command.ts';
import { exitCodes } from './exit-codes.ts';
import { Io } from './io.ts';
import { CollectingStream } from './testing/collecting-stream.ts';

const greet = defineCommand({
  summary: 'Greet somebody.',
  arguments: { name: argument('<name>', 'whom to greet', z.string().max(5, 'must be short')) },
  options: {
    tone: option('--tone <tone>', 'how to say it', z.enum(['kind', 'rude']).default('kind')),
    times: option('--times <n>', 'how often', wholeNumber(1, 3)),
    loud: flag('--loud', 'shout'),
    but: option(
      '--but <names>',
      'whom not to greet',
      z
        .string()
        .optional()
        .transform((names) => names?.split(',') ?? []),
    ),
  },
  examples: ['overture greet Kim --times 1'],
  async run({ name, tone, times, loud, but }, { io }) {
    if (but.includes(name)) return exitCodes.done;
    io.data(`${tone} ${loud ? name.toUpperCase() : name} ${times * 2}`);
    return tone === 'rude' ? exitCodes.denied : undefined;
  },
});

function depsWith(stdout: CollectingStream): CommandDeps {
  const never = (): never => {
    throw new Error('not needed');
  };
  const io = new Io({ stdin: Readable.from([]), stdout, stderr: new CollectingStream(), environment: {} });
  const { signal } = new AbortController();
  return { io, signal, readSettings: never, openCore: never, secondInterrupt: never };
}

describe('defineCommand', () => {
  it('passes required, choices and default from the schemas to commander', () => {
    const { tone, times, loud, but } = greet.options;
    expect(tone).toMatchObject({ mandatory: false, argChoices: ['kind', 'rude'], defaultValue: 'kind' });
    expect(times).toMatchObject({ mandatory: true, argChoices: undefined, defaultValue: undefined });
    expect(loud).toMatchObject({ mandatory: false, defaultValue: undefined });
    expect(but).toMatchObject({ mandatory: false, defaultValue: undefined });
  });

  it('parses words into the values of the schemas', () => {
    const parsed = { name: 'Kim', tone: 'kind', times: 3, loud: false };
    expect(greet.parse({ name: 'Kim', times: '3' })).toEqual({ ...parsed, but: [] });
    expect(greet.parse({ name: 'Kim', times: '3', but: 'Ada,Eve' })).toEqual({ ...parsed, but: ['Ada', 'Eve'] });
  });

  it('names every argument and option that has a bad value', () => {
    expect(() => greet.parse({ name: 'Maximilian', times: 'many' })).toThrow(
      '<name>: must be short; --times: must be a whole number from 1 to 3',
    );
  });

  it('runs with parsed values; no exit code means success', async () => {
    const stdout = new CollectingStream();
    expect(await greet.execute({ name: 'Kim', times: '2', loud: true }, depsWith(stdout))).toBe(exitCodes.done);
    expect(await greet.execute({ name: 'Kim', times: '1', tone: 'rude' }, depsWith(stdout))).toBe(exitCodes.denied);
    expect(stdout.text).toBe('kind KIM 4\nrude Kim 2\n');
  });
});
