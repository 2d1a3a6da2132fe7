import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommandDeps } from './command-deps.ts';
import type { ExitCode } from './exit-codes.ts';
import { Io } from './io.ts';
import { runCommand } from './run-command.ts';
import { CollectingStream } from './testing/collecting-stream.ts';

const known = process.listeners('SIGINT');
const pressCtrlC = (): void => void process.emit('SIGINT');
const io = () =>
  new Io({ stdin: Readable.from([]), stdout: new CollectingStream(), stderr: new CollectingStream(), environment: {} });
const runHere = (command: (deps: CommandDeps) => Promise<ExitCode>) => runCommand(command, io());

describe('runCommand', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const listener of process.listeners('SIGINT')) {
      if (!known.includes(listener)) process.off('SIGINT', listener);
    }
  });

  it('lets go of Ctrl-C after a command that nobody interrupted', async () => {
    expect(await runHere(async () => 0)).toBe(0);
    expect(process.listeners('SIGINT')).toEqual(known);
  });

  it('ends with 130 also when Ctrl-C is pressed again after the command has ended and before the process has', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const code = await runHere(async (deps) => {
      deps.secondInterrupt();
      pressCtrlC();
      expect(deps.signal.aborted).toBe(true);
      return 0;
    });
    expect(code).toBe(130);
    expect(exit).not.toHaveBeenCalled();
    pressCtrlC();
    expect(exit).toHaveBeenCalledWith(130);
  });

  it('lets a command end by itself at the second Ctrl-C where it asks to', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    await runHere(async (deps) => {
      const second = deps.secondInterrupt();
      pressCtrlC();
      expect(second.aborted).toBe(false);
      pressCtrlC();
      expect(second.aborted).toBe(true);
      expect(exit).not.toHaveBeenCalled();
      return 0;
    });
  });

  it('ends any other command at the second', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    await runHere(async () => {
      pressCtrlC();
      expect(exit).not.toHaveBeenCalled();
      pressCtrlC();
      expect(exit).toHaveBeenCalledWith(130);
      return 0;
    });
  });
});
