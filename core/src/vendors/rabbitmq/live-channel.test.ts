import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/silent-logger.ts';
import { LiveChannel } from './live-channel.ts';

/** A channel on a connection of its own, whose broker answers nothing, not even that it should be closed. */
class MuteChannel extends EventEmitter {
  readonly connection = { stream: new PassThrough() };

  constructor() {
    super();
    this.connection.stream.on('error', () => this.emit('close'));
  }

  close(): Promise<void> {
    return new Promise(() => {});
  }
}

describe('LiveChannel', () => {
  let opened: MuteChannel[];
  let prepare: () => Promise<void>;
  let live: LiveChannel<MuteChannel>;

  beforeEach(() => {
    vi.useFakeTimers();
    opened = [];
    prepare = async () => {};
    live = new LiveChannel({
      open: async () => {
        const channel = new MuteChannel();
        opened.push(channel);
        return channel;
      },
      prepare: () => prepare(),
      logger: silentLogger,
    });
  });

  afterEach(async () => {
    const closed = live.close();
    await vi.advanceTimersByTimeAsync(5_000);
    await closed;
    vi.useRealTimers();
  });

  it('rejects in time where no answer comes, and goes on over another connection when it stays out', async () => {
    const unanswered = live.ask(2_000, 'asking', () => new Promise<never>(() => {}));
    const rejected = expect(unanswered).rejects.toThrow('asking took longer than 2000 ms');
    await vi.advanceTimersByTimeAsync(2_000);
    await rejected;
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[0]?.connection.stream.destroyed).toBe(true);
    await expect(live.ask(2_000, 'asking', async () => 'answer')).resolves.toBe('answer');
  });

  it('keeps a channel that answers late', async () => {
    const late = live.ask(2_000, 'asking', () => new Promise((resolve) => setTimeout(resolve, 8_000)));
    const rejected = expect(late).rejects.toThrow('asking took longer');
    await vi.advanceTimersByTimeAsync(60_000);
    await rejected;
    expect(opened).toHaveLength(1);
    expect(opened[0]?.connection.stream.destroyed).toBe(false);
  });

  it('leaves a connection on which preparing a channel hangs', async () => {
    prepare = () => (opened.length === 1 ? new Promise(() => {}) : Promise.resolve());
    const channel = live.get(60_000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await channel).toBe(opened[1]);
    expect(opened[0]?.connection.stream.destroyed).toBe(true);
  });
});
