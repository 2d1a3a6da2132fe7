// @ts-check
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while no other process holds the lock file. The holder keeps the file's time fresh, so the lock of a
 * process that died is taken over after `staleMs`, whatever became of its process id.
 *
 * @template T
 * @param {string} file
 * @param {{ staleMs?: number, onWait?: () => void }} options
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, { staleMs = 10_000, onWait }, work) {
  const token = randomUUID();
  let waited = false;
  while (!(await acquire(file, token, staleMs))) {
    if (!waited) onWait?.();
    waited = true;
    await sleep(Math.min(200, staleMs / 4));
  }
  const heartbeat = setInterval(() => touch(file), staleMs / 5);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (holds(file, token)) rmSync(file, { force: true });
  }
}

/** @param {string} file @param {string} token @param {number} staleMs */
async function acquire(file, token, staleMs) {
  if (create(file, token)) return true;
  if (age(file) < staleMs) return false;
  // Of several processes that find the lock stale, only one can rename it.
  try {
    renameSync(file, `${file}.${token}`);
    rmSync(`${file}.${token}`, { force: true });
  } catch {
    return false;
  }
  if (!create(file, token)) return false;
  // Another process may have found the old lock stale just before this one was created, and renamed this one.
  await sleep(100);
  return holds(file, token);
}

/** @param {string} file @param {string} token */
function create(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file @param {string} token */
function holds(file, token) {
  try {
    return readFileSync(file, 'utf8') === token;
  } catch {
    return false;
  }
}

/** @param {string} file */
function age(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Another process took over the lock, because this one seemed dead.
  }
}
