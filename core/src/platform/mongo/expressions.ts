import type { Document } from 'mongodb';

/** A value from outside within a pipeline, where a plain text that begins with `$` would be read as a field. */
export function literal(value: unknown): Document {
  return { $literal: value };
}

/** The stored value of a field, or `otherwise` where the document has none. */
export function orElse(field: string, otherwise: unknown): Document {
  return { $ifNull: [`$${field}`, otherwise] };
}

/** Replaces the items of an array field for which `condition` (over `$$item`) holds. */
export function replacingItems(array: Document | string, condition: Document, replacement: Document): Document {
  return { $map: { input: array, as: 'item', in: { $cond: [condition, replacement, '$$item'] } } };
}

/** Matches texts that contain `part` literally. */
export function containing(part: string): { readonly $regex: string } | { readonly $in: readonly string[] } {
  // No regular expression can contain this character, and none of our texts does.
  if (part.includes('\u0000')) return { $in: [] };
  return { $regex: part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`) };
}
