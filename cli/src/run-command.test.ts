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

  it('stops listening to Ctrl-C after a command that was not interrupted', async () => {
    expect(await runHere(async () => 0)).toBe(0);
    expect(process.listeners('SIGINT')).toEqual(known);
  });

  it('ends with 130 even if Ctrl-C is pressed again between the end of the command and of the process', async () => {
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

  it('lets a command that asks for it end by itself at the second Ctrl-C', async () => {
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

  it('ends any other command at the second Ctrl-C', async () => {
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
