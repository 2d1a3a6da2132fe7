import type { Document } from 'mongodb';

/** The stored value of a field, or `otherwise` where the document has none. */
export function orElse(field: string, otherwise: unknown): Document {
  return { $ifNull: [`$${field}`, otherwise] };
}

/** Matches texts that contain `part` literally. */
export function containing(part: string): { readonly $regex: string } | { readonly $in: readonly string[] } {
  // No regular expression can contain this character, and none of our texts does.
  if (part.includes('\u0000')) return { $in: [] };
  return { $regex: part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`) };
}
