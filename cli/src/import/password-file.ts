import { randomInt } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { newPasswordSchema } from '@overture/core/contract';
import { stringify } from 'csv-stringify/sync';
import { UsageError } from '../usage-error.ts';
import { asWriteError } from '../file-error.ts';

/**
 * The file with generated passwords, which only its owner can read. It is created with the first password, so that a
 * run that generates none may name an existing file.
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
   * Writes a password to the disk before it returns, so that no user is created with a password that nobody knows.
   * Throws PasswordFileTaken if the file existed before, because an existing file is never changed.
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

/**
 * Raised when the file cannot be created. It ends an import before the first user with a generated password is created.
 */
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
    const known = asWriteError(error, file);
    const { message } = known instanceof UsageError ? known : new Error(`${file} cannot be written: ${error.message}.`);
    throw new PasswordFileTaken(message, { cause: error });
  }
}

/**
 * The characters of a password, without those that look alike. The symbols have no meaning to a spreadsheet, or to a
 * shell within quotes.
 */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const others = '23456789!#%^&*?.';
const length = 20;

/** Generates a random password that begins with a letter and satisfies all rules for passwords. */
export function generatePassword(): string {
  for (;;) {
    const pick = (from: string): string => from[randomInt(from.length)] ?? '';
    const rest = Array.from({ length: length - 1 }, () => pick(letters + others));
    const password = `${pick(letters)}${rest.join('')}`;
    if (newPasswordSchema.safeParse(password).success) return password;
  }
}
