const accents: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const letters: Readonly<Record<string, string>> = { szlig: 'ß', aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø' };

/** The text with its letters as they are, which HTML may write as entities: names are not found in these. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll(/&([A-Za-z])(uml|acute|grave|circ|tilde|ring|cedil|caron);/g, (_, letter: string, accent: string) =>
      (letter + (accents[accent] ?? '')).normalize('NFC'),
    )
    .replaceAll(/&(szlig|aelig|AElig|oslash|Oslash);/g, (_, name: string) => letters[name] ?? '')
    .replaceAll(/&#(?:x([\da-f]{2,5})|(\d{2,6}));/gi, (whole, hex?: string, decimal?: string) => {
      const character = String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      return /[\p{L}\p{M}]/u.test(character) ? character : whole;
    });
}
