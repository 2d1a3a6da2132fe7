import { cut } from '../../contacts/domain/visible-text.ts';

const longestGreeting = 60;
/** A first line of a few words that are no sentence is the greeting in any language, such as `Hej Anna,`. */
const greetingLine = /^\p{L}\S*(?: +\S+){0,5}$/u;
const sentenceEnd = /[.?…。？]$|^\S+(?: +\S+){3,}[!！]$/u;
const greetingWords =
  'hi|hello|hey|hiya|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|hei|hej|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|bonjour|salut|hola|buenos días|estimad[oa]|ciao|buongiorno|olá';
/** The same before the first sentence, on its line: `Hi Anna, thanks for …`, `Hello! You asked …`. */
const greetingInline = new RegExp(`^(?:${greetingWords})(?:[ \\t][^,.!?:;\\n]{1,50})?[,!:;][ \\t]*`, 'iu');

/**
 * What an inbox shows beside the subject: the body on one line from its first real sentence on, at most 140
 * characters. Every mail of a sequence begins with the same greeting, which says nothing about any of them.
 */
export function previewText(body: string): string {
  const text = body.trim();
  return cut(withoutGreeting(text).replaceAll(/\s+/g, ' '), 140);
}

function withoutGreeting(text: string): string {
  const [line = ''] = text.slice(0, 2 * longestGreeting).split('\n', 1);
  const first = line.trim();
  const rest = text.slice(line.length).trim();
  if (rest !== '' && first.length <= longestGreeting && greetingLine.test(first) && !sentenceEnd.test(first))
    return rest;
  const sentence = text.replace(greetingInline, '');
  // A mail that is nothing but a greeting is shown as it is.
  if (sentence === '' || sentence === text) return text;
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
