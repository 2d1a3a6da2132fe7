import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './file-lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-lock-'));
  file = join(folder, 'work.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('withLock', () => {
  it('lets one holder in at a time and removes the lock at the end', async () => {
    let inside = 0;
    let maxInside = 0;
    const work = async () => {
      inside += 1;
      maxInside = Math.max(maxInside, inside);
      await sleep(20);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(file, {}, work)));
    expect(maxInside).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it('takes over the lock of a process that died, once, however many wait for it', async () => {
    writeFileSync(file, 'dead');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    let inside = 0;
    let maxInside = 0;
    await Promise.all(
      Array.from({ length: 4 }, () =>
        withLock(file, {}, async () => {
          maxInside = Math.max(maxInside, ++inside);
          await sleep(150);
          inside -= 1;
        }),
      ),
    );
    expect(maxInside).toBe(1);
  });

  it('keeps a lock that is held for longer than the stale time', async () => {
    const order: string[] = [];
    const first = withLock(file, { staleMs: 200 }, async () => {
      await sleep(600);
      order.push('first');
    });
    await sleep(20);
    const second = withLock(file, { staleMs: 200 }, async () => void order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('is free again after work that failed', async () => {
    await expect(withLock(file, {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(file, {}, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
