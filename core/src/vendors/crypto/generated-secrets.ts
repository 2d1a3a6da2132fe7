import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of the files in `dataDir`. */
export const secretFiles: readonly string[] = ['jwt-secret', 'encryption-key'];

export interface Secrets {
  readonly jwtSecret: string;
  readonly encryptionKey: string;
}

/**
 * Loads the secrets of this installation: the given ones, else those in `dataDir`. Missing files are created once, and
 * only their owner can read them. Processes that start at once agree on the same secrets. Throws when the folder cannot
 * be used.
 */
export async function loadSecrets(options: {
  readonly dataDir: string;
  readonly jwtSecret: string | undefined;
  readonly encryptionKey: string | undefined;
}): Promise<Secrets> {
  const { dataDir, jwtSecret, encryptionKey } = options;
  return {
    jwtSecret: jwtSecret ?? (await loadOrMake(dataDir, 'jwt-secret')),
    encryptionKey: encryptionKey ?? (await loadOrMake(dataDir, 'encryption-key')),
  };
}

async function loadOrMake(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  try {
    return (await read(file)) ?? (await make(dataDir, file));
  } catch (error) {
    throw new Error(`The secret ${file} cannot be used: ${error instanceof Error ? error.message : 'unknown reason'}`, {
      cause: error,
    });
  }
}

async function read(file: string): Promise<string | undefined> {
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (Buffer.from(text, 'base64').length !== 32) throw new Error('it does not hold 32 bytes in base64.');
  return text;
}

/**
 * Creates the file with its whole content, and only for the first process that tries, so that nobody reads half a
 * secret.
 */
async function make(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  const made = await read(file);
  if (made === undefined) throw new Error('it was removed while it was being made.');
  return made;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
