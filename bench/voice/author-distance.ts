/** Words that say nothing of a subject, by which authors are told apart. */
const functionWords =
  'a about after all also an and any are as at be because been before between both but by can could did do does done down each even ever every few for from had has have he her here him his how however i if in into is it its just less made make many may me might more most much must my never no nor not now of off on once one only or other our out over own same shall she should since so some still such than that the their them then there these they this those though through thus to too under until up upon us very was we well were what when where which while who whom whose why will with within without would yet you your'.split(
    ' ',
  );

/** How many of the most frequent groups of three characters are counted. */
const maxGrams = 1_000;

/**
 * The distances between texts, each of at least some thousand words: one less the cosine between their frequencies of
 * function words and of groups of three characters, each as its distance from the mean of all texts in standard
 * deviations ("Cosine Delta"; Smith and Aldridge 2011, Evert et al. 2017).
 */
export function authorDistances(texts: readonly string[]): (a: number, b: number) => number {
  const counted = texts.map((text) => ({ words: wordShares(text), grams: gramShares(text) }));
  const grams = mostFrequent(counted.map((one) => one.grams));
  const vectors = counted.map(({ words, grams: shares }) => [
    ...functionWords.map((word) => words.get(word) ?? 0),
    ...grams.map((gram) => shares.get(gram) ?? 0),
  ]);
  const scored = standardised(vectors);
  return (a, b) => 1 - cosine(scored[a] ?? [], scored[b] ?? []);
}

/**
 * The chance that two texts of one author are nearer than two texts of two authors: 0.5 for an instrument that guesses, 1
 * for one that never errs (the area under the ROC curve).
 */
export function areaUnderCurve(same: readonly number[], different: readonly number[]): number {
  const nearer = (a: number, b: number): number => (a < b ? 1 : a === b ? 0.5 : 0);
  const wins = same.reduce((sum, a) => sum + different.reduce((inner, b) => inner + nearer(a, b), 0), 0);
  return wins / (same.length * different.length);
}

function shares(parts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1 / parts.length);
  return counts;
}

const wordShares = (text: string) => shares(text.toLowerCase().match(/[a-z']+/g) ?? []);

function gramShares(text: string): ReadonlyMap<string, number> {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return shares(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
}

function mostFrequent(texts: readonly ReadonlyMap<string, number>[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const text of texts) for (const [gram, share] of text) sums.set(gram, (sums.get(gram) ?? 0) + share);
  return [...sums]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxGrams)
    .map(([gram]) => gram);
}

function standardised(vectors: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = vectors[0]?.length ?? 0;
  const columns = Array.from({ length: size }, (_, at) => vectors.map((vector) => vector[at] ?? 0));
  const measures = columns.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, deviation: Math.sqrt(variance) || 1 };
  });
  return vectors.map((vector) =>
    vector.map((value, at) => (value - (measures[at]?.mean ?? 0)) / (measures[at]?.deviation ?? 1)),
  );
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
