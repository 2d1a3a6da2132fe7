import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { sourceKinds, sourceSchema, type Source } from '../../contract/index.ts';

/**
 * The sources of one kind, compressed. Kept once a record under its hash, whichever versions were written from it: of a
 * contact who is written to again, most kinds have not changed.
 */
export interface SourceBundle {
  /** The SHA-256 of its content. */
  readonly hash: string;
  readonly packed: Uint8Array;
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** What a bundle may grow to when it is read; the budget of a prompt keeps it far below. */
const maxOutputLength = 64 * 1024 * 1024;
const sourcesSchema = z.array(sourceSchema);

/** The bundles of one version's sources, in the order of `sourceKinds`. */
export async function packSources(sources: readonly Source[]): Promise<readonly SourceBundle[]> {
  const texts = sourceKinds
    .map((kind) => sources.filter((source) => source.kind === kind))
    .filter((ofKind) => ofKind.length > 0)
    .map((ofKind) => JSON.stringify(ofKind));
  return Promise.all(
    texts.map(async (text) => ({
      hash: createHash('sha256').update(text).digest('base64url'),
      packed: await compress(text),
    })),
  );
}

export async function unpackSources(bundles: readonly SourceBundle[]): Promise<readonly Source[]> {
  const texts = await Promise.all(bundles.map(({ packed }) => decompress(packed, { maxOutputLength })));
  return texts.flatMap((text) => sourcesSchema.parse(JSON.parse(text.toString('utf8'))));
}
