import type { Source } from '@overture/core/contract';
import { checkEvidence, indexSources, loadLanguageDetector, runChecks } from '@overture/core/checks';
import { aCheckContext } from '@overture/core/testing';
import { countMarks, sumOf, type Count, type Marked } from './evidence/strangers/count-marks.ts';
import { readContacts, strangerSets, type Half, type StrangerSet } from './evidence/strangers/read-contacts.ts';
import { labelKinds, type LabelKind } from './evidence/strangers/read-marked.ts';
import { reviewContact } from './evidence/strangers/review-contact.ts';
import { median, type Bench, type Comparison } from './support/comparison.ts';

/** Lies that are a value or a name which no source holds. */
const valuesAndNames: readonly LabelKind[] = [
  'amount',
  'percent',
  'number',
  'date',
  'time',
  'duration',
  'weekday',
  'month-season',
  'person',
  'company',
  'product',
  'place',
  'link',
  'title',
];
/** Whoever changes the rules looks at the open half alone, so that the sealed one stays one that nobody looked at. */
const halves: readonly Half[] = process.env['OPEN_HALF'] === undefined ? ['open', 'sealed'] : ['open'];
/** The characters of 100,000 tokens of European prose. */
const characters = 400_000;
const warmUps = 3;
const runs = 7;

export const bench: Bench = {
  description: 'emails by strangers to the rules: what is marked rightly and wrongly, and what it costs',
  async run(log) {
    const compared: Comparison[] = [];
    for (const set of strangerSets)
      for (const half of halves) {
        const marked = await countMarks(set, half);
        for (const mistake of marked.mistakes) log(`${set} ${mistake}`);
        print(set, half, marked, log);
        compared.push(...comparisons(`${set}, ${half}`, marked));
      }
    return [...compared, ...(await costs())];
  },
};

function print(set: StrangerSet, half: Half, { all, byLanguage }: Marked, log: (line: string) => void): void {
  log(`${set} set, ${half} half, by kind: lies found; true spans marked`);
  for (const kind of labelKinds)
    log(`  ${kind.padEnd(14)} ${share(all.lies.get(kind)).padEnd(18)} ${share(all.truths.get(kind))}`);
  if (half === 'open') log(`${set} set, open half, marks on what is true, by their topic: ${topicsOf(all)}`);
  log(
    `${set} set, ${half} half, by language: lies found; true spans marked, elsewhere; true emails marked, blocked; claims verified: bad, good`,
  );
  for (const [language, totals] of [...byLanguage, ['all', all] as const])
    log(
      `  ${language.padEnd(4)}${share(sumOf(totals.lies)).padEnd(18)}${share(sumOf(totals.truths)).padEnd(18)}${String(totals.marksElsewhere).padEnd(4)}` +
        [totals.trueEmailsMarked, totals.trueEmailsBlocked, totals.badClaimsVerified, totals.goodClaimsVerified]
          .map((count) => share(count).padEnd(18))
          .join(''),
    );
}

function topicsOf({ falseAlarms }: Marked['all']): string {
  const topics = [...falseAlarms].sort(([, one], [, other]) => other - one);
  return topics.map(([about, count]) => `${about} ${count}`).join(', ');
}

function share(count: Count | undefined): string {
  if (count === undefined || count.all === 0) return '–';
  return `${count.hit} of ${count.all} (${Math.round((100 * count.hit) / count.all)} %)`;
}

function comparisons(part: string, { all }: Marked): Comparison[] {
  const points = (what: string, { hit, all: total }: Count, goal: Comparison['goal']): Comparison => ({
    what: `${part}: ${what}`,
    unit: 'points',
    samples: [(100 * hit) / total],
    baseline: { what: 'percent of them', samples: [100] },
    ...(goal && { goal }),
  });
  const ofClaims = (what: string, count: Count, goal: Comparison['goal']): Comparison[] =>
    count.all === 0 ? [] : [points(what, count, goal)];
  return [
    points('lies found', sumOf(all.lies), undefined),
    points('false values and names found', sumOf(all.lies, valuesAndNames), { min: 95 }),
    points('swaps found', sumOf(all.lies, ['swap']), { min: 60 }),
    points('wrong units found', sumOf(all.lies, ['unit']), { min: 90 }),
    points('invented quotations found', sumOf(all.lies, ['quotation']), { min: 90 }),
    points('meetings that were none found', sumOf(all.lies, ['meeting']), { min: 70 }),
    points('true spans marked', sumOf(all.truths), { max: 3 }),
    points('true emails with a mark', all.trueEmailsMarked, { max: 20 }),
    points('true emails with a mark beside bad claims', all.trueEmailsMarkedBesideClaims, undefined),
    points('true emails with a block', all.trueEmailsBlocked, { max: 5 }),
    // The emails of the last sets have no claims.
    ...ofClaims('bad claims verified', all.badClaimsVerified, { max: 17 }),
    ...ofClaims('good claims verified', all.goodClaimsVerified, undefined),
  ];
}

/** Times the check of every open email, and the reading of 100,000 tokens of sources. */
async function costs(): Promise<Comparison[]> {
  const detect = await loadLanguageDetector();
  const contacts = await Promise.all(
    strangerSets
      .flatMap((set) => readContacts(set, 'open'))
      .map(async (contact) => ({ contact, ...(await reviewContact(contact)) })),
  );
  const perEmail = contacts.flatMap(({ contact, sources, claims }) => {
    const index = indexSources(sources);
    return contact.emails.map((email, at) => {
      const language = detect(email.body);
      const own = claims[at] ?? [];
      return medianTime(() => {
        const evidence = checkEvidence(email, own, index, { today: contact.today, language });
        runChecks(email, aCheckContext({ evidence, language, sequence: [email] }));
      });
    });
  });
  const large = sourcesOf(
    contacts.filter(({ contact }) => !['ja', 'zh'].includes(contact.language)).map(({ sources }) => sources),
  );
  const ms = { what: 'a millisecond', samples: [1] };
  return [
    { what: 'the check of an email', unit: 'ms', samples: perEmail, baseline: ms, goal: { max: 3 } },
    {
      what: 'indexing 100,000 tokens of sources',
      unit: 'ms',
      samples: [medianTime(() => indexSources(large))],
      baseline: ms,
      goal: { max: 100 },
    },
  ];
}

/** The sources of the contacts, as one contact's and again from the first one where they end, up to the length of 100,000 tokens. */
function sourcesOf(contacts: readonly (readonly Source[])[]): readonly Source[] {
  const once = contacts.flat();
  const found: Source[] = [];
  let length = 0;
  for (let at = 0; length < characters; at += 1) {
    const source = once[at % once.length];
    if (source === undefined) break;
    length += source.label.length + source.text.length;
    found.push({ ...source, id: String(at) });
  }
  return found;
}

/** Processor time in ms: how long other processes keep the machine does not count. */
function medianTime(work: () => unknown): number {
  const samples: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    if (run >= 0) samples.push((user + system) / 1_000);
  }
  return median(samples);
}
