import { z } from 'zod';

/** What one save of a text contains: title and text, and any further fields of its kind. */
export const versionContentSchema = z.looseObject({ title: z.string(), prompt: z.string() }).readonly();
export type VersionContent = z.infer<typeof versionContentSchema>;

/** One save of a text. Its content never changes. */
export const promptVersionSchema = z
  .object({
    promptId: z.string(),
    /** The number of the save among those of one text, from 1. */
    version: z.number().int().positive(),
    content: versionContentSchema,
    /** The email address of whoever saved it; null for a text from before saves were kept. */
    author: z.string().nullable(),
    /** One line, given with the save or with the newest publication; may be empty. */
    why: z.string(),
    /**
     * Milliseconds since 1970, as `Timestamp`; null where it is unknown, because the text is from before saves were
     * kept.
     */
    createdAt: z.number().nullable(),
    /** When it was last published; null if never. */
    publishedAt: z.number().nullable(),
  })
  .readonly();
export type PromptVersion = z.infer<typeof promptVersionSchema>;

export type VersionState = 'draft' | 'live' | 'retired';

/** A version as lists show it. For one that was replaced before versions were kept, only the number is known. */
export interface ListedVersion extends Omit<PromptVersion, 'promptId' | 'content'> {
  readonly state: VersionState;
  readonly content: VersionContent | null;
}

/** The version of every number of a range, newest first. */
export function listedVersions(
  kept: readonly PromptVersion[],
  live: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly ListedVersion[] {
  const byNumber = new Map(kept.map((version) => [version.version, version]));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const version = to - index;
    const found = byNumber.get(version);
    return found === undefined ? unavailableVersion(version) : { ...found, state: stateOf(found, live) };
  });
}

function stateOf({ version, publishedAt }: PromptVersion, live: number): VersionState {
  if (version === live) return 'live';
  return publishedAt === null ? 'draft' : 'retired';
}

function unavailableVersion(version: number): ListedVersion {
  return { version, state: 'retired', content: null, author: null, why: '', createdAt: null, publishedAt: null };
}
