import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildNewJob, FakeClock, uniqueId } from '../../testing/index.ts';
import { copyStore } from './copy-store.ts';
import { openSqliteStore } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('holds every record that was acknowledged before it began, while writes go on', async () => {
  const file = join(folder, 'overture.sqlite');
  const stores = [openSqliteStore({ file, clock: new FakeClock() }), openSqliteStore({ file, clock: new FakeClock() })];
  for (const store of stores) store.migrate();
  const acknowledged: string[] = [];
  let isOver = false;
  const writers = stores.map(async ({ jobs }) => {
    while (!isOver) {
      const { id } = await jobs.submit(buildNewJob({ userId: uniqueId('user') }));
      acknowledged.push(id);
    }
  });
  for (let round = 1; round <= 3; round += 1) {
    const wanted = acknowledged.length + 100;
    while (acknowledged.length < wanted) await new Promise(setImmediate);
    const before = [...acknowledged];
    const copy = join(folder, `copy-${round}.sqlite`);
    await copyStore(file, copy);
    const copied = openSqliteStore({ file: copy, clock: new FakeClock() });
    const found = copied.database.prepare('SELECT id FROM records').all();
    const known = new Set(found.map(({ id }) => String(id)));
    expect(before.filter((id) => !known.has(id))).toEqual([]);
    copied.close();
  }
  isOver = true;
  await Promise.all(writers);
  for (const store of stores) store.close();
});
