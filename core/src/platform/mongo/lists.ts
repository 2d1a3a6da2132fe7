import type { CollationOptions, Document } from 'mongodb';
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

function ignoringCase(part: ReturnType<typeof containing>): Document {
  return '$regex' in part ? { ...part, $options: 'i' } : part;
}
