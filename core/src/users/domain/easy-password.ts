/** Common words to which people add a digit and a symbol. */
const words = ['password', 'passwort', 'welcome', 'qwerty', 'letmein', 'changeme', 'admin'];

const lookalikes: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', '!': 'i', '3': 'e', $: 's' };

/**
 * The easy word that a password consists of, once digits and symbols around it are removed: one of the words above, a
 * part of the person's address, or the product's name. Undefined for any other password.
 */
export function easyWordIn(password: string, names: readonly string[]): string | undefined {
  const trimmed = password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const plain = trimmed.replaceAll(/[@01!3$]/g, (sign) => lookalikes[sign] ?? sign);
  return [...words, ...names.map((name) => name.toLowerCase())].find((word) => word === trimmed || word === plain);
}
