import type { Source } from '@overture/core/contract';
import { checkEvidence, indexSources, runChecks, type SourceIndex } from '@overture/core/checks';
import { aCheckContext } from '@overture/core/testing';
import { countFindings, stories, type Count, type Findings } from './evidence/count-findings.ts';
import { factsAlone, largeContact } from './evidence/large-sources.ts';
import { outputTokens } from './evidence/output-tokens.ts';
import { falsehoods, kinds, type Kind } from './evidence/read-stories.ts';
import { generateForSamples } from './evidence/sample-run.ts';
import { writeEmails } from './evidence/write-emails.ts';
import type { Bench, Comparison } from './support/comparison.ts';

/** The characters of 100,000 tokens of European prose. */
const characters = 400_000;
/** Until V8 has compiled what runs most. */
const warmUps = 40;
const runs = 25;
/** The first scan after the work finds the processor's cache full of something else. */
const scansPerRun = 5;

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
    const generated = await generateForSamples();
    const tokens = await outputTokens(generated.map(({ answer }) => answer));
    log(`output tokens of ${generated.length} sample contacts: ${tokens.textsAlone} without, ${tokens.all} with`);
    const sources = largeContact(
      generated.map((contact) => contact.sources),
      characters,
    );
    return [...accuracy(measured), ...costs(sources), ofTokens(tokens)];
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

function costs(sources: readonly Source[]): Comparison[] {
  const emails = stories
    .filter(({ language }) => language === 'english')
    .flatMap(writeEmails)
    .slice(0, 4);
  const options = { today: '2026-11-16', language: 'en' };
  const checkAll = (against: SourceIndex): void => {
    for (const { email, claims } of emails) checkEvidence(email, claims, against, options);
  };
  const index = indexSources(sources);
  const facts = factsAlone(characters);
  const [{ email } = { email: { subject: '', body: '' } }] = emails;
  const context = aCheckContext({ evidence: checkEvidence(email, [], index, options), sequence: [email] });
  return [
    { what: 'four emails, sources indexed', ...beside(sources, () => checkAll(index)) },
    { what: 'indexing the sources, once', ...beside(sources, () => void indexSources(sources)) },
    {
      what: 'four emails, sources indexed for them',
      ...beside(sources, () => checkAll(indexSources(sources))),
      goal: { maxRatio: 30 },
    },
    { what: 'the same, sources of facts alone', ...beside(facts, () => checkAll(indexSources(facts))) },
    {
      what: 'send check of one email',
      ...beside(sources, () => void runChecks(email, context)),
      goal: { max: 5 },
    },
  ];
}

/** Measures work and plain scans of the sources in turns, so that the machine is the same to both. */
function beside(sources: readonly Source[], work: () => void): Pick<Comparison, 'unit' | 'samples' | 'baseline'> {
  const samples: number[] = [];
  const scans: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const worked = costOf(work);
    const scanned = Array.from({ length: scansPerRun }, () => costOf(() => plainScan(sources)));
    if (run < 0) continue;
    samples.push(worked);
    scans.push(...scanned);
  }
  return { unit: 'ms', samples, baseline: { what: 'one plain scan', samples: scans } };
}

/** Reads every character that is indexed once, as a baseline: those of labels and texts. */
function plainScan(sources: readonly Source[]): number {
  return sources.reduce((sum, { label, text }) => (sum + sumOfCodes(label) + sumOfCodes(text)) | 0, 0);
}

/** A function of its own, because V8 then compiles the same code for it in every run. */
function sumOfCodes(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}

/** The processor time of some work, in ms: how long other processes keep the machine does not count. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
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
