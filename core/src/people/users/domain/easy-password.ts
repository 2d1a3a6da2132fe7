/** Common words to which people add a digit and a symbol. */
const words = ['password', 'passwort', 'welcome', 'qwerty', 'letmein', 'changeme', 'admin'];

const lookalikes: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', '!': 'i', '3': 'e', $: 's' };

/**
 * The easy word that a password consists of, once digits and symbols around both are removed: one of the words above,
 * the person's address or a part of it, or the product's name. Undefined for any other password.
 */
export function easyWordIn(password: string, names: readonly string[]): string | undefined {
  const core = coreOf(password);
  return [...words, ...names.map((name) => name.toLowerCase())].find((word) => coreOf(word) === core);
}

function coreOf(text: string): string {
  const trimmed = text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return trimmed.replaceAll(/[@01!3$]/g, (sign) => lookalikes[sign] ?? sign);
}
