import { countOutcomes, f1, outcomes, precision, recall } from './outcomes/count-outcomes.ts';
import type { Score, Scores } from './outcomes/count-outcomes.ts';
import type { Bench } from './support/comparison.ts';

export const bench: Bench = {
  description: 'what became of labelled hand-overs, told by what the CRM holds of the contact',
  async run(log) {
    const tuned = countOutcomes('tune');
    const measured = countOutcomes('measured');
    print(tuned, 'to tune on', log);
    // The mistakes of the measured part are not shown, because it would no longer be independent once they are fixed.
    for (const mistake of tuned.mistakes) log(`  ${mistake}`);
    print(measured, 'only measured', log);
    return [
      {
        what: 'F1 over all outcomes, measured part',
        unit: 'points',
        samples: [100 * f1(measured.all)],
        baseline: { what: 'percent of them', samples: [100] },
        goal: { min: 97 },
      },
    ];
  },
};

function print({ threads, of, all }: Scores, what: string, log: (line: string) => void): void {
  log(`${what}: ${threads} threads`);
  log(`  ${''.padEnd(10)} precision   recall       F1`);
  for (const name of outcomes) log(line(name, of[name]));
  log(line('all', all));
}

function line(name: string, score: Score): string {
  const { right, wrong, missed } = score;
  const shares = [precision, recall, f1].map((share) => `${(100 * share(score)).toFixed(1)} %`.padStart(9));
  return `  ${name.padEnd(10)} ${shares.join('')}   (${right} right, ${wrong} wrong, ${missed} missed)`;
}
