import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { sourceKinds, sourceSchema, type Source } from '../../checks/contract/evidence.ts';

/**
 * The sources of one kind, compressed. A record keeps each bundle once under its hash, because most kinds have not
 * changed when a contact is written to again.
 */
export interface SourceBundle {
  /** The SHA-256 of its content. */
  readonly hash: string;
  readonly packed: Uint8Array;
}

const decompress = promisify(gunzip);
/** The maximum bytes of an unpacked bundle. The budget of a prompt keeps it far below. */
const maxOutputLength = 64 * 1024 * 1024;
const sourcesSchema = z.array(sourceSchema);

/**
 * The bundles of one version's sources, in the order of `sourceKinds`. They are compressed synchronously, because
 * passing such short texts to another thread takes five times as long as compressing them.
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
