import type { Source } from '@overture/core/contract';
import { checkEvidence, indexSources, runChecks, type SourceIndex } from '@overture/core/evidence';
import { aCheckContext } from '@overture/core/testing';
import { countFindings, stories, type Count, type Findings } from './evidence/count-findings.ts';
import { largeSources } from './evidence/large-sources.ts';
import { outputTokens } from './evidence/output-tokens.ts';
import { falsehoods, kinds, type Kind } from './evidence/read-stories.ts';
import { writeEmails } from './evidence/write-emails.ts';
import type { Bench, Comparison } from './support/comparison.ts';

/** The characters of 100,000 tokens of European prose. */
const characters = 400_000;
const runs = 15;

export const bench: Bench = {
  description:
    'planted falsehoods that are found, true claims that are not marked, what a check costs, and what claims cost',
  async run(log) {
    const tuned = await countFindings('tune');
    const measured = await countFindings('measured');
    print(tuned, 'to tune on', log);
    // The mistakes of the measured part are not shown, because it would no longer be independent once they are fixed.
    for (const mistake of tuned.mistakes) log(`  ${mistake}`);
    print(measured, 'only measured', log);
    const tokens = await outputTokens();
    log(`output tokens of ${tokens.contacts} sample contacts: ${tokens.textsAlone} without, ${tokens.all} with`);
    return [...accuracy(measured), ...costs(), ofTokens(tokens)];
  },
};

function accuracy({ counts }: Findings): Comparison[] {
  const share = (chosen: readonly Kind[]): number => {
    const total = sum(chosen.flatMap((kind) => counts.get(kind) ?? []));
    return (100 * total.marked) / total.total;
  };
  const all = { what: 'percent of them', samples: [100] };
  return [
    { what: 'falsehoods found', unit: 'points', samples: [share(falsehoods)], baseline: all, goal: { min: 95 } },
    {
      what: 'true claims marked',
      unit: 'points',
      samples: [share(['T', 'R', 'X'])],
      baseline: all,
      goal: { max: 5 },
    },
  ];
}

function ofTokens({ all, textsAlone }: Awaited<ReturnType<typeof outputTokens>>): Comparison {
  return {
    what: 'percent more output tokens for timing, purposes and claims',
    unit: 'points',
    samples: [100 * (all / textsAlone - 1)],
    baseline: { what: 'what is allowed', samples: [25] },
    goal: { max: 25 },
  };
}

function print(
  { emails, counts, byLanguage, marksElsewhere }: Findings,
  what: string,
  log: (line: string) => void,
): void {
  const all = sum([...counts.values()]);
  log(`${what}: ${emails} emails, ${all.total} claims`);
  for (const [kind, name] of Object.entries(kinds)) {
    const { total, marked } = counts.get(kind as Kind) ?? { total: 0, marked: 0 };
    const verb = falsehoods.includes(kind as Kind)
      ? 'found'
      : kind === 'M'
        ? 'found (reported apart)'
        : 'marked in error';
    log(`  ${name.padEnd(26)} ${String(marked).padStart(3)} of ${String(total).padStart(3)} ${verb}`);
  }
  log(`  ${'around the claims'.padEnd(26)} ${String(marksElsewhere).padStart(3)} marks on ordinary text`);
  const missing = [...byLanguage].filter(
    ([, { falsehoods: found, truths }]) => found.marked < found.total || truths.marked > 0,
  );
  const list = missing.map(
    ([language, { falsehoods: found, truths }]) =>
      `${language} ${found.marked}/${found.total} found, ${truths.marked}/${truths.total} in error`,
  );
  log(
    `  all right in ${byLanguage.size - missing.length} of ${byLanguage.size} languages${list.length > 0 ? `; ${list.join('; ')}` : ''}`,
  );
}

function costs(): Comparison[] {
  const sources = largeSources(characters);
  const emails = stories
    .filter(({ language }) => language === 'english')
    .flatMap(writeEmails)
    .slice(0, 4);
  const scan = { what: 'one plain scan', samples: sample(() => plainScan(sources)) };
  const index = indexSources(sources);
  const checkAll = (against: SourceIndex): void => {
    for (const { email, claims } of emails)
      checkEvidence(email, claims, against, { today: '2026-11-16', language: 'en' });
  };
  const [first] = emails;
  const email = first?.email ?? { subject: '', body: '' };
  const evidence = checkEvidence(email, [], index, { today: '2026-11-16', language: 'en' });
  const context = aCheckContext({ evidence, sequence: [email] });
  return [
    {
      what: 'four emails, sources indexed',
      unit: 'ms',
      samples: sample(() => checkAll(index)),
      baseline: scan,
    },
    {
      what: 'indexing the sources, once',
      unit: 'ms',
      samples: sample(() => void indexSources(sources)),
      baseline: scan,
    },
    {
      what: 'four emails, sources indexed for them',
      unit: 'ms',
      samples: sample(() => checkAll(indexSources(sources))),
      baseline: scan,
      goal: { maxRatio: 30 },
    },
    {
      what: 'send check of one email',
      unit: 'ms',
      samples: sample(() => void runChecks(email, context)),
      baseline: scan,
      goal: { max: 5 },
    },
  ];
}

/** Reads every character once, as a baseline. */
function plainScan(sources: readonly Source[]): number {
  let sum = 0;
  for (const { text } of sources) for (let at = 0; at < text.length; at += 1) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}

function sample(work: () => unknown): number[] {
  for (let warmUp = 0; warmUp < 5; warmUp += 1) work();
  return Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (before, count) => ({ total: before.total + count.total, marked: before.marked + count.marked }),
    {
      total: 0,
      marked: 0,
    },
  );
}
