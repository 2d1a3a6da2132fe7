import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Binary } from 'mongodb';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Larger values are stored compressed: a contact's long history would not fit into a document (16 MB) as it is. */
const packedFromChars = 256 * 1024;
/** What a packed value may grow to when it is read. */
const maxOutputLength = 512 * 1024 * 1024;

/** The value as it is stored: itself, or its JSON compressed when it is large. */
export async function pack(value: object): Promise<object> {
  const json = JSON.stringify(value);
  return json.length < packedFromChars ? value : new Binary(await compress(json));
}

/** What `pack` was given. */
export async function unpack(stored: unknown): Promise<unknown> {
  if (!(stored instanceof Binary)) return stored;
  return JSON.parse((await decompress(stored.value(), { maxOutputLength })).toString('utf8'));
}
