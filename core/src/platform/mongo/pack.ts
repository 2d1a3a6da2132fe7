import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Binary } from 'mongodb';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * Larger values are stored compressed, because a contact's long history could exceed the maximum size of a document (16
 * MB).
 */
const packedFromChars = 256 * 1024;
/** The most bytes of a value when it is unpacked. */
const maxOutputLength = 512 * 1024 * 1024;

/** The value to store: itself, or its JSON, compressed, when it is large. */
export async function pack(value: object): Promise<object> {
  const json = JSON.stringify(value);
  return json.length < packedFromChars ? value : new Binary(await compress(json));
}

/** The value that was given to `pack`. */
export async function unpack(stored: unknown): Promise<unknown> {
  if (!(stored instanceof Binary)) return stored;
  return JSON.parse((await decompress(stored.value(), { maxOutputLength })).toString('utf8'));
}
