import { maxMarks, type Evidence, type EvidenceTopic } from '../contract/evidence.ts';
import { fromEvidence, type Finding, type Rule } from './rule.ts';

const messages: Partial<Record<EvidenceTopic, (text: string) => string>> = {
  claim: (text) => `The quote given for "${text}" is not in its source. Check it, or take it out.`,
  number: (text) => `No source names ${text}. Check the number, or take it out.`,
  duration: (text) => `No source names ${text}. Check it, or take it out.`,
  term: (text) => `No source mentions ${text}. Check it, or take it out.`,
  contradiction: (text) => `The source given for "${text}" says something else. Read it, and write what it says.`,
  statement: (text) => `No source speaks of a decision that is "${text}". Check it, or take it out.`,
  swap: (text) => `${text} is in the sources, but for something else. Write the right figure, or name what it is for.`,
  quotation: (text) => `No source has the words ${text}. Quote what was said, or take the quotation marks away.`,
  attribution: (text) => `${text} did not say it. Name who did, or take it out.`,
  title: (text) => `No source calls anybody here ${text}. Check the position, or take it out.`,
  conversation: (text) => `No call or meeting is known to which "${text}" fits. Write what happened, or take it out.`,
  meeting: (text) =>
    `"${text}" promises a meeting or a call that no source knows of. Make the appointment first, or ask for it.`,
  discount: (text) => `"${text}" promises a price that no source offers. Have it approved, or take it out.`,
  attachment: (text) => `"${text}": nothing is attached by Overture. Attach it yourself when you send, or take it out.`,
  reference: (text) =>
    `"${text}" refers to work that no reference of the agency proves. Name a real one, or take it out.`,
};

export const unsupportedText: Rule = {
  id: 'unsupported_text',
  level: 'warn',
  reason: 'What no source says may be invented.',
  fix: 'Check it and keep it, or take it out.',
  find: (_email, { evidence }) => [
    ...Object.entries(messages).flatMap(([topic, message]) =>
      fromEvidence(evidence, ({ about, readBy }) => about === topic && readBy === undefined, message),
    ),
    ...beyondMarks(evidence ?? []),
  ],
};

/** That a field has more marks than it shows. */
function beyondMarks(evidence: readonly Evidence[]): readonly Finding[] {
  return (['subject', 'body'] as const)
    .filter((name) => evidence.filter(({ field, status }) => field === name && status !== 'verified').length > maxMarks)
    .map((field) => ({
      field,
      message: `More than ${maxMarks} places of the ${field} have no source, and not all of them are marked. Write it anew, or take most of it out.`,
    }));
}
