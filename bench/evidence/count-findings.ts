import type { Evidence } from '@overture/core/contract';
import { checkEvidence, indexSources, loadLanguageDetector } from '@overture/core/checks';
import { readStories, type Kind, type Story } from './read-stories.ts';
import { written } from './stories/index.ts';
import { writeEmails } from './write-emails.ts';

export interface Count {
  total: number;
  /** The sentences with a part that is marked as unsupported. For false ones, the false part must be marked. */
  marked: number;
}

export interface Findings {
  readonly emails: number;
  readonly counts: ReadonlyMap<Kind, Count>;
  readonly byLanguage: ReadonlyMap<string, { readonly falsehoods: Count; readonly truths: Count }>;
  /** The marks on greetings, openings, requests and closings of all emails. */
  readonly marksElsewhere: number;
  /** A description of each mistake. */
  readonly mistakes: readonly string[];
}

export const stories: readonly Story[] = Object.entries(written).flatMap(([language, text]) =>
  readStories(language, text),
);

/** Checks every email of one part of the set and counts the marks by kind and language. */
export async function countFindings(part: Story['part']): Promise<Findings> {
  const detect = await loadLanguageDetector();
  const counts = new Map<Kind, Count>();
  const byLanguage = new Map<string, { falsehoods: Count; truths: Count }>();
  const mistakes: string[] = [];
  let emails = 0;
  let marksElsewhere = 0;
  for (const story of stories.filter((candidate) => candidate.part === part)) {
    const index = indexSources(story.sources);
    const language = byLanguage.get(story.language) ?? { falsehoods: none(), truths: none() };
    byLanguage.set(story.language, language);
    for (const { email, claims, placed } of writeEmails(story)) {
      emails += 1;
      const spoken = detect(email.body);
      const marks = checkEvidence(email, claims, index, { today: story.today, language: spoken }).filter(
        ({ status, field }) => (status === 'unsupported' || status === 'contradicted') && field === 'body',
      );
      for (const { sentence, start, end } of placed) {
        const { kind, wrong } = sentence;
        const place = wrong === null ? { start, end } : { start: start + wrong.start, end: start + wrong.end };
        const hits = marks.filter((mark) => mark.start < place.end && place.start < mark.end);
        const count = counts.get(kind) ?? none();
        counts.set(kind, add(count, hits.length > 0));
        if (kind !== 'M') add(wrong === null ? language.truths : language.falsehoods, hits.length > 0);
        if (kind !== 'M' && hits.length > 0 !== (wrong !== null))
          mistakes.push(`${story.language} ${kind} (read as ${spoken}): ${sentence.text} ${describe(hits)}`);
      }
      const elsewhere = marks.filter((mark) => !placed.some(({ start, end }) => mark.start < end && start < mark.end));
      marksElsewhere += elsewhere.length;
      if (elsewhere.length > 0) mistakes.push(`${story.language} around the claims: ${describe(elsewhere)}`);
    }
  }
  return { emails, counts, byLanguage, marksElsewhere, mistakes };
}

function none(): Count {
  return { total: 0, marked: 0 };
}

function add(count: Count, isMarked: boolean): Count {
  count.total += 1;
  if (isMarked) count.marked += 1;
  return count;
}

function describe(marks: readonly Evidence[]): string {
  return marks.map(({ about, text }) => `[${about}: ${text}]`).join(' ');
}
