import { cut } from '../../platform/visible-text.ts';

const longestGreeting = 60;
/** A greeting line in any language, such as `Hej Anna,`: a few words that are no sentence. */
const greetingLine = /^\p{L}\S*(?: +\S+){0,5}$/u;
const sentenceEnd = /[.?…。？]$|^\S+(?: +\S+){3,}[!！]$/u;
const greetingWords =
  'hi|hello|hey|hiya|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|hei|hej|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|bonjour|salut|hola|buenos días|estimad[oa]|ciao|buongiorno|olá';
/** A greeting on the line of the first sentence: `Hi Anna, thanks for …`, `Hello! You asked …`. */
const greetingInline = new RegExp(`^(?:${greetingWords})(?:[ \\t][^,.!?:;\\n]{1,50})?[,!:;][ \\t]*`, 'iu');

/**
 * The text that an inbox shows beside the subject: the body on one line from its first real sentence on, at most 140
 * characters. The greeting is left out, because it is the same in every email of a sequence.
 */
export function previewText(body: string): string {
  const text = body.trim();
  return cut(withoutGreeting(text).replaceAll(/\s+/g, ' '), 140);
}

/**
 * What a contact wrote, on one line, at most 500 characters, as many as a row of the queue shows. A greeting is left out
 * only where it is surely one: the first line of a short answer, such as `Yes please`, is often all of it.
 */
export function replyText(text: string): string {
  return cut(withoutGreetingWords(text.trim()).replaceAll(/\s+/g, ' '), 500);
}

function withoutGreeting(text: string): string {
  const [line = ''] = text.slice(0, 2 * longestGreeting).split('\n', 1);
  const first = line.trim();
  const rest = text.slice(line.length).trim();
  if (rest !== '' && first.length <= longestGreeting && greetingLine.test(first) && !sentenceEnd.test(first))
    return rest;
  return withoutGreetingWords(text);
}

function withoutGreetingWords(text: string): string {
  const sentence = text.replace(greetingInline, '').trimStart();
  // An email that consists only of a greeting is shown unchanged.
  if (sentence === '' || sentence === text) return text;
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
