import texts from './lies.json' with { type: 'json' };
import type { Email } from './write-emails.ts';

/** Mistakes on demand, each of which Overture must notice, an `invention` with a second reader only. `fill` is an honest gap. */
const { sentences } = texts;

/** False claims: about a text that is in the email, with a quote or a source that does not exist. */
const claims = {
  quote: { source: 'p1', quote: 'words that nobody wrote' },
  source: { source: 'e999', quote: 'anything' },
} as const;

export const lieKinds = [
  ...(Object.keys(sentences) as (keyof typeof sentences)[]),
  ...(Object.keys(claims) as (keyof typeof claims)[]),
  'greeting',
  'reply',
] as const;
export type Lie = (typeof lieKinds)[number];

/** Puts these lies into the first email of a sequence; the others stay true. */
export function tell(lies: readonly Lie[], [first, ...others]: readonly Email[]): Email[] {
  return first === undefined ? [] : [lies.reduce(tellOne, first), ...others];
}

function tellOne(email: Email, lie: Lie): Email {
  if (lie === 'greeting') return { ...email, body: email.body.replace(/^\S+ [^\n]*,/, 'Hello Ottokar,') };
  if (lie === 'reply') return { ...email, subject: `Re: ${email.subject}` };
  const paragraphs = email.body.split('\n\n');
  if (lie === 'quote' || lie === 'source') {
    const text = (paragraphs[1] ?? '').split(/\s+/).slice(0, 5).join(' ');
    return { ...email, claims: [{ text, ...claims[lie] }] };
  }
  return { ...email, body: [...paragraphs.slice(0, -1), sentences[lie], ...paragraphs.slice(-1)].join('\n\n') };
}
