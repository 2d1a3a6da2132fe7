import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
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

const decompress = promisify(gunzip);
/** What a bundle may grow to when it is read; the budget of a prompt keeps it far below. */
const maxOutputLength = 64 * 1024 * 1024;
const sourcesSchema = z.array(sourceSchema);

/**
 * The bundles of one version's sources, in the order of `sourceKinds`. They are compressed at once: of texts as short as
 * these, handing them to another thread takes five times as long as compressing them.
 */
export function packSources(sources: readonly Source[]): readonly SourceBundle[] {
  return sourceKinds
    .map((kind) => sources.filter((source) => source.kind === kind))
    .filter((ofKind) => ofKind.length > 0)
    .map((ofKind) => {
      const text = JSON.stringify(ofKind);
      return { hash: createHash('sha256').update(text).digest('base64url'), packed: gzipSync(text) };
    });
}

export async function unpackSources(bundles: readonly SourceBundle[]): Promise<readonly Source[]> {
  const texts = await Promise.all(bundles.map(({ packed }) => decompress(packed, { maxOutputLength })));
  return texts.flatMap((text) => sourcesSchema.parse(JSON.parse(text.toString('utf8'))));
}
