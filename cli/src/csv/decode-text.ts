import { notTextError, textEncodingOf } from '@overture/core/contract';
import { UsageError } from '../usage-error.ts';

/**
 * Decodes UTF-8, or UTF-16 if a byte order mark or zero bytes indicate it. The mark is dropped, and every line ends
 * with LF. Throws UsageError for bytes that are no text in that encoding.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  // A CR at the end of a chunk may be the first half of a CRLF.
  let heldBack = '';
  for await (const piece of decode(source)) {
    const text = heldBack + piece;
    heldBack = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - heldBack.length).replaceAll(/\r\n?/g, '\n');
  }
  if (heldBack !== '') yield '\n';
}

async function* decode(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start = new Uint8Array(0);
  const decodeBytes = (bytes: Uint8Array, stream: boolean): string => {
    decoder ??= new TextDecoder(textEncodingOf(bytes), { fatal: true });
    try {
      return decoder.decode(bytes, { stream });
    } catch (error) {
      throw new UsageError(notTextError, { cause: error });
    }
  };
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (decoder !== undefined) {
      yield decodeBytes(bytes, true);
      continue;
    }
    start = Buffer.concat([start, bytes]);
    if (start.length >= 4) yield decodeBytes(start, true);
  }
  yield decoder === undefined ? decodeBytes(start, false) : decodeBytes(new Uint8Array(0), false);
}
