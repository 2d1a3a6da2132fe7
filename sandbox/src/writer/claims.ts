import type { Facts } from './facts.ts';
import type { Citable } from './prompt.ts';

export type Claim = { text: string; source: string; quote: string };

const maxClaims = 2;
const maxWords = 8;

/** The facts of an email that stand word for word in a source, the longest first: what an honest writer cites. */
export function claimsOf(body: string, facts: Facts, citables: readonly Citable[]): Claim[] {
  const claims: Claim[] = [];
  for (const fact of citedFacts(facts)) {
    const text = fact
      .split(/\s+/)
      .slice(0, maxWords)
      .join(' ')
      .replace(/[\s,;:–-]+$/, '');
    if (!body.includes(text) || claims.some((known) => known.text.includes(text) || text.includes(known.text)))
      continue;
    const source = citables.find((candidate) => candidate.text.includes(text));
    if (source) claims.push({ text, source: source.id, quote: text });
    if (claims.length === maxClaims) break;
  }
  return claims;
}

/** The facts that the sentence banks repeat from the data word for word. */
function citedFacts(facts: Facts): string[] {
  const { signals } = facts;
  const found = [
    ...signals.questions,
    ...signals.pains,
    ...signals.priorities,
    ...signals.objections,
    ...signals.nextSteps,
    ...signals.budgets,
    ...signals.deadlines,
    ...signals.deciders,
    ...signals.projects,
    ...signals.topics,
  ].map(({ text }) => text);
  const own = [
    facts.proof,
    facts.pdf?.quote,
    facts.additional,
    facts.website,
    facts.companyInfo,
    facts.bio,
    facts.speciality,
  ];
  return [...own, ...found]
    .filter((text): text is string => Boolean(text))
    .filter((text) => text.length >= 8 && !text.endsWith('…'))
    .sort((a, b) => b.length - a.length);
}
