import { UsageError } from '../usage-error.ts';

/**
 * Text of a byte stream in UTF-8, or in UTF-16 as its byte order mark or its zero bytes tell; the mark is left out.
 * Throws UsageError for bytes that are no text in that encoding.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start = new Uint8Array(0);
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    try {
      return decoder.decode(bytes, { stream });
    } catch (error) {
      throw new UsageError('The text is neither UTF-8 nor UTF-16. Save it as "CSV UTF-8" and try again.', {
        cause: error,
      });
    }
  };
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (decoder !== undefined) {
      yield decode(bytes, true);
      continue;
    }
    start = Buffer.concat([start, bytes]);
    if (start.length >= 4) yield decode(start, true);
  }
  yield decoder === undefined ? decode(start, false) : decode(new Uint8Array(0), false);
}

/** Where there is no mark, a zero byte beside the first character tells UTF-16: header names begin with ASCII. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
