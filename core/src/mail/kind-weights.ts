import stored from './kind-weights.json' with { type: 'json' };

/** What the mails were labelled as from which the weights were learned. */
export const learnedKinds = ['reply', 'absence', 'machine', 'left', 'removal'] as const;
export type LearnedKind = (typeof learnedKinds)[number];

/** Weights are whole numbers of halves; finer ones do not read more mails rightly. */
export const steps = 2;
/** What each feature says for a kind of mail, in halves, in the order of `learnedKinds`. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** Weights in their file: the features line by line, and for each of them a character for each kind. */
export interface StoredWeights {
  readonly features: string;
  readonly weights: string;
}

/** The character of the weight 0. Those of greater weights follow it in ASCII, and those of smaller ones stand before it. */
const zero = 'P'.charCodeAt(0);

/** How weights are stored: two texts are read faster than many lists. */
export function storeWeights(weights: Weights): StoredWeights {
  return {
    features: [...weights.keys()].join('\n'),
    weights: [...weights.values()].flatMap((own) => own.map((weight) => String.fromCharCode(zero + weight))).join(''),
  };
}

/** Made when the first mail is read, because few processes read any. */
let made: ReadonlyMap<string, string> | undefined;

function makeWeights({ features, weights }: StoredWeights): ReadonlyMap<string, string> {
  const kinds = learnedKinds.length;
  return new Map(features.split('\n').map((feature, at) => [feature, weights.slice(at * kinds, (at + 1) * kinds)]));
}

/** How probable each kind is, by the features of a mail. Those that no lesson had say nothing. */
export function probabilitiesOf(features: ReadonlySet<string>): Readonly<Record<LearnedKind, number>> {
  const weights = (made ??= makeWeights(stored));
  const known = [...features].flatMap((feature) => weights.get(feature) ?? []);
  const scores = learnedKinds.map((_, kind) => {
    const sum = known.reduce((total, own) => total + own.charCodeAt(kind) - zero, 0);
    return Math.exp(sum / steps / Math.sqrt(Math.max(1, known.length)));
  });
  const all = scores.reduce((total, score) => total + score, 0);
  return Object.fromEntries(learnedKinds.map((kind, at) => [kind, (scores[at] ?? 0) / all])) as Record<
    LearnedKind,
    number
  >;
}
