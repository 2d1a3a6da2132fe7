/**
 * Whether bytes cannot come from a generator of random numbers: too few different ones, a repeated part, or a plain
 * sequence.
 */
export function isPredictable(secret: Uint8Array): boolean {
  const steps = new Set(secret.slice(1).map((byte, index) => byte - (secret[index] ?? 0)));
  const text = Buffer.from(secret).toString('latin1');
  return new Set(secret).size < 8 || steps.size < 8 || /^(.{1,16}?)\1+.{0,15}$/s.test(text);
}

const minLength = 10;
const commonWords = ['password', 'passwort', 'admin', 'welcome', 'qwerty', 'letmein', 'changeme', 'secret', 'overture'];

/** Why a password is easy to guess, as the end of a sentence; null if it is not. `names` are words that others know. */
export function weaknessOf(password: string, names: readonly string[]): string | null {
  if (password.length < minLength) return `must have at least ${minLength} characters in production`;
  const letters = lettersOf(password);
  const known = [...commonWords, ...names.map((name) => name.toLowerCase())].filter((word) => word.length >= 4);
  const word = known.find(
    (candidate) => letters.includes(lettersOf(candidate)) && letters.length < candidate.length + 8,
  );
  return word === undefined ? null : `is easy to guess: it is little more than "${word}"`;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[@40135$7!]/g, (sign) => lookalikes[sign] ?? sign);
}

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
  '7': 't',
};
