import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { decodeText } from './csv/decode-text.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** Beyond the longest text that any option takes. */
const mostCharacters = 200_000;

/**
 * A text from the file that an option names, from standard input for `-`, or from standard input when something is piped
 * there. Line ends become LF. Undefined when there is neither, as from a scheduler whose standard input is empty.
 * Errors: UsageError for a file that cannot be read, is no text or is longer than 200,000 characters.
 */
export async function readTextInput(io: Io, file: string | undefined): Promise<string | undefined> {
  if (file === undefined && io.stdin.isTTY === true) return undefined;
  const source = file === undefined || file === '-' ? io.stdin : openFile(file);
  let text = '';
  try {
    for await (const piece of decodeText(source)) {
      text += piece;
      if (text.length > mostCharacters) throw new UsageError('The text is longer than 200,000 characters.');
    }
  } catch (error) {
    throw asUsageError(error, file);
  }
  if (file === undefined && text === '') return undefined;
  return text.replaceAll(/\r\n?/g, '\n');
}

/** As `readTextInput`, where a text is needed. */
export async function needTextInput(io: Io, file: string | undefined): Promise<string> {
  const text = await readTextInput(io, file);
  if (text === undefined)
    throw new UsageError('Name the file with the text: --file <path>, or pipe it in with --file -.');
  return text;
}

/** A file or, for `-`, standard input, as bytes. */
export function openInput(io: Io, path: string): Readable {
  return path === '-' ? io.stdin : openFile(path);
}

/** What a file that cannot be read says, in words. */
export function asUsageError(error: unknown, path: string | undefined): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'you may not read it',
  };
  const reason = reasons[String(error.code)];
  return reason === undefined
    ? error
    : new UsageError(`${path ?? 'The file'} cannot be read: ${reason}.`, { cause: error });
}

function openFile(path: string): Readable {
  return createReadStream(path);
}
