import { z } from 'zod';

/** What one save keeps: title and text, and whatever else a text of its kind is saved with. */
export const versionContentSchema = z.looseObject({ title: z.string(), prompt: z.string() }).readonly();
export type VersionContent = z.infer<typeof versionContentSchema>;

/** One save of a text. Its content never changes. */
export const promptVersionSchema = z
  .object({
    promptId: z.string(),
    /** Counts the saves of one text from 1. */
    version: z.number().int().positive(),
    content: versionContentSchema,
    /** The email address of who saved it; null for what was there before saves were kept. */
    author: z.string().nullable(),
    /** One line, given with the save or with the newest publication; may be empty. */
    why: z.string(),
    /** Milliseconds since 1970, as `Timestamp`; null for what was there before saves were kept, where it is not known. */
    createdAt: z.number().nullable(),
    /** When it was last put in use; null for never. */
    publishedAt: z.number().nullable(),
  })
  .readonly();
export type PromptVersion = z.infer<typeof promptVersionSchema>;

export type VersionState = 'draft' | 'live' | 'retired';

/** A version as it is listed. Of one that was replaced before versions were kept, only the number is known. */
export interface ListedVersion extends Omit<PromptVersion, 'promptId' | 'content'> {
  readonly state: VersionState;
  readonly content: VersionContent | null;
}

/** Every number of a range, newest first. */
export function listedVersions(
  kept: readonly PromptVersion[],
  live: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly ListedVersion[] {
  const byNumber = new Map(kept.map((version) => [version.version, version]));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const version = to - index;
    const found = byNumber.get(version);
    return found === undefined ? lost(version) : { ...found, state: stateOf(found, live) };
  });
}

function stateOf({ version, publishedAt }: PromptVersion, live: number): VersionState {
  if (version === live) return 'live';
  return publishedAt === null ? 'draft' : 'retired';
}

function lost(version: number): ListedVersion {
  return { version, state: 'retired', content: null, author: null, why: '', createdAt: null, publishedAt: null };
}
