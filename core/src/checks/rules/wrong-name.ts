import { fold, foldWithOffsets } from '../fold.ts';
import { lexiconsFor } from '../languages/index.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { phraseList } from '../languages/phrases.ts';
import { companyForms } from '../names/ordinary-terms.ts';
import { fromEvidence, type CheckContext, type Finding, type Rule } from './rule.ts';

const word = /[\p{L}][\p{L}\p{M}'’-]*/gu;
/** Whom one may greet without a name. */
const nobody = new Set(
  'there all everyone team together zusammen miteinander alle alla allesammen kaikki tous toutes todos todas equipo equipe tutti sir madam damen herren und and et y e i og och ja bonsoir'.split(
    ' ',
  ),
);

export const wrongName: Rule = {
  id: 'wrong_name',
  level: 'block',
  reason: 'An email with somebody else’s name shows that it was meant for somebody else.',
  fix: 'Write the name as the CRM has it, or take it out.',
  find: (email, context) => {
    const unknown = fromEvidence(
      context.evidence,
      ({ about }) => about === 'name',
      (text) => `No source knows "${text}". Write the right name, or take it out.`,
    );
    const lexicons = lexiconsFor(context.language);
    const addressed = [
      ...wrongGreeting(email.body, lexicons, context).filter((greeted) => !isKnown(greeted, context)),
      ...wrongSignature(email.body, lexicons, context),
    ];
    const vouched = (context.evidence ?? []).filter(({ status }) => status === 'vouched');
    return [
      ...unknown,
      ...addressed.filter((found) => ![...unknown, ...vouched].some((other) => touches(other, found))),
    ];
  },
};

/** Somebody else of the sources may be greeted, a colleague of the contact for example, but the email goes to the contact. */
export const otherRecipient: Rule = {
  id: 'other_recipient',
  level: 'warn',
  reason: 'The email goes to the contact, whoever it greets.',
  fix: 'Greet the contact, or send the email to the person that it greets.',
  find: (email, context) =>
    wrongGreeting(email.body, lexiconsFor(context.language), context).filter((greeted) => isKnown(greeted, context)),
};

/** Whether the sources know whom the email greets: no mark says that they do not. */
function isKnown(greeted: Finding, { evidence }: CheckContext): boolean {
  return (
    evidence !== null &&
    !evidence.some((piece) => (piece.about === 'name' || piece.about === 'term') && touches(piece, greeted))
  );
}

/** The words after the greeting formula, of which one must be the contact's. */
function wrongGreeting(body: string, lexicons: readonly Lexicon[], { contact }: CheckContext): Finding[] {
  const line = /^\s*([^\n]{1,200})/.exec(body);
  const text = line?.[1] ?? '';
  const start = (line?.[0].length ?? 0) - text.length;
  const folded = foldWithOffsets(text);
  const formulas = formulasOf(lexicons, 'greetings');
  const formula = formulas.find(
    (phrase) => folded.text.startsWith(phrase) && !/^\p{L}/u.test(folded.text.slice(phrase.length)),
  );
  if (formula === undefined || contact.names.length === 0) return [];
  const after = folded.ends[formula.length - 1] ?? 0;
  const greeted = text.slice(after).replace(/[,!:;].*$/s, '');
  const titles = new Set(lexicons.flatMap(({ titles: list }) => fold(list).split(' ')));
  const names = [...greeted.matchAll(word)].filter(([name]) => {
    const plain = fold(name);
    return /^\p{Lu}/u.test(name) && !titles.has(plain) && !nobody.has(plain) && !formulas.includes(plain);
  });
  const [first] = names;
  const last = names.at(-1);
  const known = wordsOf([...contact.names, contact.company ?? '']);
  if (first === undefined || last === undefined || names.some(([name]) => isOneOf(name, known, lexicons))) return [];
  const from = start + after + first.index;
  const to = start + after + last.index + last[0].length;
  return [
    {
      field: 'body',
      start: from,
      end: to,
      message: `The email greets ${body.slice(from, to)}, the contact is ${contact.names.join(' ')}. Write the contact's name.`,
    },
  ];
}

/** The line after the closing formula, of which a word must be the sender's. */
function wrongSignature(body: string, lexicons: readonly Lexicon[], { sender }: CheckContext): Finding[] {
  if (sender.names.length === 0) return [];
  const closings = formulasOf(lexicons, 'closings');
  const lines = [...body.matchAll(/[^\n]+/g)].slice(-6);
  const at = lines.findIndex(([line]) =>
    closings.includes(
      fold(line)
        .trim()
        .replace(/[,.!]$/, ''),
    ),
  );
  const line = at < 0 ? undefined : lines[at + 1];
  if (line === undefined) return [];
  const names = [...line[0].matchAll(word)].filter(([name]) => /^\p{Lu}/u.test(name));
  const known = wordsOf([...sender.names, sender.company ?? '']);
  const isName = names.length > 0 && names.length < 5 && names.length === [...line[0].matchAll(word)].length;
  if (!isName || names.some(([name]) => isOneOf(name, known, lexicons) || companyForms.has(fold(name)))) return [];
  const start = line.index + line[0].indexOf(names[0]?.[0] ?? '');
  return [
    {
      field: 'body',
      start,
      end: line.index + line[0].trimEnd().length,
      message: `The email is signed by ${line[0].trim()}, the sender is ${sender.names.join(' ')}. Sign with your own name.`,
    },
  ];
}

function formulasOf(lexicons: readonly Lexicon[], field: 'greetings' | 'closings'): string[] {
  return lexicons.flatMap((lexicon) => phraseList(lexicon[field])).sort((a, b) => b.length - a.length);
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(word)].map(([found]) => fold(found)));
}

/** The same word, in another case where the language inflects names, or as a part of a double name. */
function isOneOf(name: string, known: readonly string[], lexicons: readonly Lexicon[]): boolean {
  const folded = fold(name);
  const isInflected = lexicons.some(({ nameEndings }) => (nameEndings ?? '') !== '');
  return known.some((candidate) => {
    if (candidate === folded || candidate.split('-').includes(folded) || folded.split('-').includes(candidate))
      return true;
    if (!isInflected) return false;
    const shared = Math.min(candidate.length, folded.length) - 2;
    return shared >= 2 && candidate.slice(0, Math.max(3, shared)) === folded.slice(0, Math.max(3, shared));
  });
}

type Place = Pick<Finding, 'field' | 'start' | 'end'>;

function touches(a: Place, b: Place): boolean {
  return a.field === b.field && (a.start ?? 0) < (b.end ?? 0) && (b.start ?? 0) < (a.end ?? 0);
}
