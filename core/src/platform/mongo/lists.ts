import type { CollationOptions, Document } from 'mongodb';
import type { Sort } from '../page.ts';
import { searchWords } from '../search-words.ts';
import { containing } from './expressions.ts';

/** Orders texts without regard to case. */
export const readable: CollationOptions = { locale: 'en', strength: 2 };

/**
 * Matches documents that contain every word of a search in one of the fields, in upper or lower case; without words it
 * matches all.
 */
export function holdingWords(search: string | undefined, fields: readonly string[]): Document {
  const words = searchWords(search);
  if (words.length === 0) return {};
  return {
    $and: words.map((word) => ({ $or: fields.map((field) => ({ [field]: ignoringCase(containing(word)) })) })),
  };
}

/** Newest first unless `sort` says otherwise. The id decides between equals, so that pages never overlap. */
export function inOrder(sort: Sort<string> | undefined): Record<string, 1 | -1> {
  if (sort === undefined) return { createdAt: -1, _id: -1 };
  const direction = sort.descending ? -1 : 1;
  return { [sort.field]: direction, _id: direction };
}

function ignoringCase(part: ReturnType<typeof containing>): Document {
  return '$regex' in part ? { ...part, $options: 'i' } : part;
}
