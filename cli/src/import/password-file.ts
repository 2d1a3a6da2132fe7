import { open, type FileHandle } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { UsageError } from '../usage-error.ts';

/**
 * The file that generated passwords are handed out in: readable by its owner only, and made for the first of them, so
 * that a run which generates none may name one that is there already.
 */
export class PasswordFile {
  readonly #file: string;
  #handle: FileHandle | undefined;
  #written = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get written(): number {
    return this.#written;
  }

  /**
   * On the disk when it returns, so that no user is created with a password that nobody knows.
   * Throws PasswordFileTaken when the file exists already: nothing is ever added to or replaced.
   */
  async add(email: string, password: string): Promise<void> {
    this.#handle ??= await create(this.#file);
    await this.#handle.write(stringify([[email, password]]));
    await this.#handle.sync();
    this.#written += 1;
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }
}

/** No password can be handed out: ends an import, before the user is created whom the first one is for. */
export class PasswordFileTaken extends UsageError {}

async function create(file: string): Promise<FileHandle> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.write('email,password\n');
    return handle;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'EEXIST') {
      throw new PasswordFileTaken(`${file} exists already: name a new file for the passwords.`, { cause: error });
    }
    throw new PasswordFileTaken(`${file} cannot be made: ${error.message}.`, { cause: error });
  }
}
