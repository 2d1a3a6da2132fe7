import { withoutInvisible } from './visible-text.ts';

/**
 * Escapes text between tags, so that it can neither open nor close a section of the prompt. Invisible characters are
 * dropped.
 */
export function escapeText(text: string): string {
  return withoutInvisible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes an attribute's value and keeps it on one line. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll(/\s+/g, ' ').trim();
}
