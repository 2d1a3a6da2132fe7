import type { Goal } from './phrases.ts';

const numbers = 'one two three four five six seven eight nine ten'.split(' ');
const numberPattern = `(\\d{1,2}|single|${numbers.join('|')})`;
const tones =
  'friendly warm formal professional concise short brief direct playful casual bold consultative confident empathetic executive respectful helpful curious human calm'.split(
    ' ',
  );

const goals: readonly [Goal, RegExp][] = [
  ['booth', /\b(booth|exhibit\w*|stand space|expo|hall plan|floor ?plan)\b/gi],
  ['sponsorship', /\b(sponsor\w*|conference|speaking slot|delegates?|attendees?|summit)\b/gi],
  ['app', /\b(mobile app|app development|ios|android|app)\b/gi],
  ['marketing', /\b(seo|ppc|digital marketing|marketing|campaigns?|content|lead gen\w*|social media)\b/gi],
  ['web', /\b(website|web development|webshop|cms|e-?commerce|portal|redesign|relaunch|web)\b/gi],
  [
    'project',
    /\b(project manager|kick-?off|milestones?|status update|delivery|change request|hand-?over|retrospective|sprint|post-launch|onboarding)\b/gi,
  ],
  ['reactivation', /\b(re-?engage\w*|reactivat\w*|win[- ]?back|gone quiet|dormant|lost deal|cold lead|silence)\b/gi],
];

/** What a template asks for, as far as a sample writer can do it. */
export function readWishes(title: string, template: string) {
  const text = `${title}\n${template}`;
  const found =
    new RegExp(
      `\\b${numberPattern}[- ](?:(?:part|step|touch)[- ])?(?:[a-z]+[- ]){0,3}?(?:e-?mails?|messages|mails|touch(?:es|points)?)\\b`,
      'i',
    ).exec(text) ??
    new RegExp(`\\b(?:sequence|series|cadence)\\s+of\\s+(?:exactly\\s+)?${numberPattern}\\b`, 'i').exec(text);
  const number = found?.[1]?.toLowerCase() ?? '';
  const named = number === 'single' ? 1 : numbers.indexOf(number) + 1;
  const count = Math.min(10, Math.max(1, named || Number(number) || 4));
  const toneWords = tones.filter((word) =>
    new RegExp(`\\b${word}\\b(?!\\s+(?:${things}|summary|paragraph|list|pause))`, 'i').test(template),
  );
  const words =
    /\b(?:under|below|max(?:imum)?(?: of)?|at most|up to|no more than|not exceed|within|fewer than|less than)\s+(\d{2,3})\s+words/i.exec(
      template,
    )?.[1] ??
    /\b\d{2,3}\s*(?:-|–|to)\s*(\d{2,3})\s+words/i.exec(template)?.[1] ??
    /\b(\d{2,3})[- ]words?\b/i.exec(template)?.[1];
  return {
    count,
    tone: toneWords.some((word) => ['formal', 'executive', 'respectful'].includes(word))
      ? 'formal'
      : toneWords.some((word) => ['friendly', 'warm', 'casual', 'playful', 'human'].includes(word))
        ? 'friendly'
        : 'neutral',
    toneWords,
    brief: toneWords.some((word) => ['concise', 'short', 'brief', 'direct'].includes(word)),
    maxWords: words ? Math.max(40, Number(words)) : null,
    callToAction: readCallToAction(template),
    goal: readGoal(title, template),
    keywords: readKeywords(template),
  };
}

function readGoal(title: string, template: string): Goal {
  let best: Goal = 'general';
  let maxHits = 0;
  for (const [goal, pattern] of goals) {
    // A title says in a few words what the text says in many.
    const hits = (template.match(pattern)?.length ?? 0) + 4 * (title.match(pattern)?.length ?? 0);
    if (hits > maxHits) [best, maxHits] = [goal, hits];
  }
  return best;
}

const things =
  'call|chat|meeting|demo|workshop|audit|review|consultation|conversation|walkthrough|visit|proposal|coffee|session|floor plan|package|kick-?off|check-in';

/** A noun phrase for "Would … suit you?", such as "a 15-minute call" or "a free audit". */
function readCallToAction(template: string): string | null {
  const stated =
    /\b(?:call[- ]to[- ]action|cta|goal of the sequence|end(?:ing)? with|ask for|offer(?:ing)?|propose|invite (?:them|him|her|the contact) to|book(?:ing)?|schedule)\b\s*(?:is|:|-)?\s*([^.\n;]{3,90})/gi;
  for (const match of template.matchAll(stated)) {
    const thing = new RegExp(`(?:(?:a|an|the|one)\\s+)?((?:[\\w-]+\\s+){0,3}?(?:${things}))\\b`, 'i')
      .exec(match[1] ?? '')?.[1]
      ?.trim()
      .toLowerCase();
    if (thing)
      return withArticle(
        thing
          .replace(/^(?:to|for|with|of|and|book|schedule|ask|offer|clear|single|one)\s+/g, '')
          .replace(/^(?:a|an|the)\s+/, ''),
      );
  }
  const timed = new RegExp(`\\b(\\d{1,2})[- ]?min(?:ute)?s?\\s+(${things})`, 'i').exec(template);
  return timed ? withArticle(`${timed[1]}-minute ${timed[2]?.toLowerCase()}`) : null;
}

const withArticle = (thing: string) => `${/^(?:[aeiou]|8|11\b|18)/i.test(thing) ? 'an' : 'a'} ${thing}`;

function readKeywords(template: string): string[] {
  const quoted = [...template.matchAll(/[“"]([^"”\n]{4,60})[”"]/g)].map((match) => match[1] ?? '');
  const named = [
    ...template.matchAll(
      /\b(?:mention|emphasi[sz]e|highlight|focus on|stress)\s+(?:our\s+|the\s+fact that\s+|on\s+)?([^.;:\n"“(]{4,70})/gi,
    ),
  ].map((match) => (match[1] ?? '').trim());
  return [...new Set([...named, ...quoted])]
    .filter(
      (word) =>
        !/\b(contact|prospect|recipient|their|his|her|they|them|email|subject|note|history|crm|that|what|one|any|facts?|last|previous|pain|call|meeting|never|not)\b/i.test(
          word,
        ) && !/[{}<>[\]]/.test(word),
    )
    .slice(0, 3);
}
