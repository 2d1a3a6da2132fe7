import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { decodeText } from './csv/decode-text.ts';
import { asReadError } from './file-error.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** The maximum length of an option's text, unless the command takes more. */
const defaultMaxCharacters = 200_000;

/**
 * Reads the text of the file that an option names, of standard input for `-`, or of a pipe when no file is named. Lines
 * end with LF. Undefined when there is no pipe either, as under a scheduler whose standard input is empty. Errors:
 * UsageError for a file that cannot be read, is no text or is longer than `maxCharacters`.
 */
async function readTextInput(io: Io, file: string | undefined, maxCharacters: number): Promise<string | undefined> {
  if (file === undefined && io.stdin.isTTY === true) return undefined;
  const source = openInput(io, file ?? '-');
  let text = '';
  try {
    for await (const piece of decodeText(source)) {
      text += piece;
      if (text.length > maxCharacters)
        throw new UsageError(`The text is longer than ${maxCharacters.toLocaleString('en')} characters.`);
    }
  } catch (error) {
    throw asReadError(error, file ?? 'The file');
  }
  if (file === undefined && text === '') return undefined;
  return text;
}

/** Like `readTextInput`, for a text that is required: without one it throws UsageError. */
export async function needTextInput(
  io: Io,
  file: string | undefined,
  maxCharacters = defaultMaxCharacters,
): Promise<string> {
  const text = await readTextInput(io, file, maxCharacters);
  if (text === undefined)
    throw new UsageError('Name the file with the text: --file <path>, or pipe it in with --file -.');
  return text;
}

/** The text of the file that an option names; undefined where it names none. Errors: as `needTextInput`. */
export async function namedText(io: Io, file: string | undefined): Promise<string | undefined> {
  return file === undefined ? undefined : needTextInput(io, file);
}

/** Opens a file or, for `-`, standard input. */
export function openInput(io: Io, path: string): Readable {
  return path === '-' ? io.stdin : createReadStream(path);
}
