import { countMails, type Counted, type Half } from './outcomes/mails/count-mails.ts';
import type { Bench, Comparison } from './support/comparison.ts';

/** How many of 100 are to be read rightly. */
const goal = 95;

export const bench: Bench = {
  description: 'returned mails by a stranger to the rules: what kind each is, and when an absence ends',
  async run(log) {
    const [open, sealed] = [await countMails('open'), await countMails('sealed')];
    for (const mistake of open.mistakes) log(mistake);
    print('open', open, log);
    print('sealed', sealed, log);
    return [...comparisons('open', open), ...comparisons('sealed', sealed)];
  },
};

function print(half: Half, { kinds, days }: Counted, log: (line: string) => void): void {
  log(`${half} half, by language: kinds; first days back`);
  for (const [language, { right, of }] of kinds) {
    const back = days.get(language);
    log(`  ${language.padEnd(4)}${right} of ${of}; ${back?.right ?? 0} of ${back?.of ?? 0}`);
  }
}

function comparisons(half: Half, { kinds }: Counted): Comparison[] {
  const all = [...kinds.values()];
  const right = all.reduce((sum, count) => sum + count.right, 0);
  const of = all.reduce((sum, count) => sum + count.of, 0);
  return [
    {
      what: `${half} half, mails whose kind is seen`,
      unit: 'points',
      samples: [(100 * right) / of],
      baseline: { what: 'all', samples: [100] },
      goal: { min: goal },
    },
  ];
}
