/** The numbers from two to ten, in the languages in which agencies write their templates. */
const numberWords = [
  'two three four five six seven eight nine ten',
  'zwei drei vier fünf sechs sieben acht neun zehn',
  'två tre fyra fem sex sju åtta nio tio',
  'deux trois quatre cinq six sept huit neuf dix',
  'dos tres cuatro cinco seis siete ocho nueve diez',
  // "sei" (six) is left out, because it is a verb in German.
  'due tre quattro cinque - sette otto nove dieci',
  'dois três quatro cinco seis sete oito nove dez',
  'dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
  'dwie - - - - - - - -',
  'δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα',
  '二 三 四 五 六 七 八 九 十',
].map((line) => line.split(' '));

const words = numberWords.flat().filter((word) => word !== '-');
const emails =
  'e-?mails?|mails?|e-?mailów|e-?maile|maili|maile|wiadomości|mejl|e-post\\p{L}*|courriels|correos|messaggi|mensagens|μηνύματα';
/** Words before a number that then counts only a part of the sequence, as in "the first two emails". */
const partWords =
  'first|last|next|ersten|letzten|nächsten|första|sista|nästa|premi[eè]re?s|derni[eè]re?s|primer[oa]s|últim[oa]s|prim[ei]|ultim[ei]|primeir[oa]s|pierwsz\\p{L}+|ostatni\\p{L}*|πρώτ\\p{L}+|τελευταί\\p{L}+';
const numberOfEmails = new RegExp(
  `(?<!(?:${partWords})\\s)(?<![\\p{L}\\d])(\\d{1,2}|${words.join('|')})\\s` +
    `(?:(?!(?:${partWords})\\s)[\\p{L}\\d-]+\\s){0,2}(?:${emails})(?!\\p{L})` +
    // Japanese counts letters by 通, before or after the word for them.
    `|(\\d{1,2}|[二三四五六七八九十])\\s?通`,
  'iu',
);

/** The number of emails where a template names none. The rules of the sequence tell it to the model. */
export const defaultEmailCount = 4;

/**
 * The number of emails that a template asks for, as in "a sequence of four emails" or "vier Mails"; null where it names
 * none.
 */
export function emailsAskedFor(template: string): number | null {
  const [, before, letters] = numberOfEmails.exec(template) ?? [];
  const found = before ?? letters;
  if (found === undefined) return null;
  const word = found.toLowerCase();
  const line = numberWords.find((line) => line.includes(word));
  return line === undefined ? Number(found) || null : line.indexOf(word) + 2;
}
