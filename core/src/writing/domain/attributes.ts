import { plainText } from '../../contacts/domain/plain-text.ts';
import { escapeAttribute } from '../../platform/xml.ts';

/** The attributes of an element, each after a space. Empty values are left out. */
export function attributes(values: Readonly<Record<string, string | null | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => [name, plainText(value, { maxLength: 300, keepQuotes: true })] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}
