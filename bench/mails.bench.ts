import { countMails, mailSets, type Count, type Counted } from './outcomes/mails/count-mails.ts';
import type { Bench, Comparison } from './support/comparison.ts';

/** How many of 100 are to be read rightly. */
const goal = 95;

export const bench: Bench = {
  description: 'returned mails by strangers to the rules: what kind each is, and when an absence ends',
  async run(log) {
    const told: Comparison[] = [];
    for (const set of mailSets)
      for (const half of ['open', 'sealed'] as const) {
        const counted = await countMails(set, half);
        for (const mistake of counted.mistakes) log(mistake);
        print(`${set} set, ${half} half`, counted, log);
        told.push(...comparisons(`${set}, ${half}`, counted));
      }
    return told;
  },
};

function print(title: string, { kinds, days }: Counted, log: (line: string) => void): void {
  log(`${title}, by language: kinds; first days back`);
  for (const [language, { right, of }] of kinds) {
    const back = days.get(language);
    log(`  ${language.padEnd(4)}${right} of ${of}; ${back?.right ?? 0} of ${back?.of ?? 0}`);
  }
}

function comparisons(title: string, { kinds, days }: Counted): Comparison[] {
  return [points(`${title}: mails whose kind is seen`, kinds), points(`${title}: first days back`, days)];
}

function points(what: string, counts: ReadonlyMap<string, Count>): Comparison {
  const all = [...counts.values()];
  const right = all.reduce((sum, count) => sum + count.right, 0);
  const of = all.reduce((sum, count) => sum + count.of, 0);
  return {
    what,
    unit: 'points',
    samples: [(100 * right) / of],
    baseline: { what: 'all', samples: [100] },
    goal: { min: goal },
  };
}
