import { open, rm, type FileHandle } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { UsageError } from '../usage-error.ts';

/** The file that generated passwords are handed out in: made for this run, readable by its owner only. */
export class PasswordFile {
  readonly #file: string;
  readonly #handle: FileHandle;
  #written = 0;

  private constructor(file: string, handle: FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  /** Throws UsageError when the file exists already: nothing is ever added to or replaced. */
  static async create(file: string): Promise<PasswordFile> {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.write('email,password\n');
      return new PasswordFile(file, handle);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
        throw new UsageError(`${file} exists already: name a new file for the passwords.`, { cause: error });
      }
      throw error;
    }
  }

  get written(): number {
    return this.#written;
  }

  /** On the disk when it returns, so that no user is created with a password that nobody knows. */
  async add(email: string, password: string): Promise<void> {
    await this.#handle.write(stringify([[email, password]]));
    await this.#handle.sync();
    this.#written += 1;
  }

  /** Takes the file away again when nothing was written to it. */
  async close(): Promise<void> {
    await this.#handle.close();
    if (this.#written === 0) await rm(this.#file, { force: true });
  }
}
