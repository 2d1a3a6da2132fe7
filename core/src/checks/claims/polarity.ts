import { hasPhrase } from '../languages/phrases.ts';
import { polarities, type Polarity } from '../languages/polarity.ts';

/** Says whether two statements about one thing say opposite things in a language. */
export interface PolarityCheck {
  readonly isNegated: (statement: string) => boolean;
  /** They cannot both be taken for supported. */
  readonly differ: (statement: string, source: string) => boolean;
  /** The one denies the other for certain. */
  readonly areContrary: (statement: string, source: string) => boolean;
}

const checks = new Map<string, PolarityCheck>();

/** The checks of the languages that have words for it. */
export function polaritiesOf(codes: readonly string[]): readonly PolarityCheck[] {
  // English is read beside every language, but a statement is made in one of them.
  const [own] = codes;
  const known = own === undefined ? undefined : polarities[own];
  if (own === undefined || known === undefined) return [];
  let check = checks.get(own);
  if (check === undefined)
    checks.set(
      own,
      (check = {
        isNegated: (statement) => hasPhrase(statement, known.negations),
        differ: (a, b) => areOpposed(a, b, known),
        areContrary: (a, b) => areContrary(a, b, known),
      }),
    );
  return [check];
}

function areOpposed(statement: string, source: string, words: Polarity): boolean {
  const { negations, open, settled, opposites } = words;
  const isNegated = hasPhrase(statement, negations);
  const isSourceNegated = hasPhrase(source, negations);
  if (isNegated !== isSourceNegated && !(isSourceNegated && hasPhrase(statement, open))) return true;
  const isOpen = hasPhrase(statement, open);
  if (!isOpen && hasPhrase(source, open) && hasPhrase(statement, settled) && !hasPhrase(source, settled)) return true;
  return opposites.some(
    ([one, other]) => isTurned(statement, source, one, other) || isTurned(statement, source, other, one),
  );
}

/** A denial in other words, such as "costs nothing", is no contradiction: only the source's "not" counts. */
function areContrary(statement: string, source: string, { negations, open, settled, opposites }: Polarity): boolean {
  if (hasPhrase(statement, negations)) return false;
  const isOpen = hasPhrase(statement, open);
  if (!isOpen && hasPhrase(source, negations)) return true;
  if (!isOpen && hasPhrase(source, open) && hasPhrase(statement, settled) && !hasPhrase(source, settled)) return true;
  return (
    !hasPhrase(source, negations) &&
    opposites.some(([one, other]) => isTurned(statement, source, one, other) || isTurned(statement, source, other, one))
  );
}

function isTurned(statement: string, source: string, one: string, other: string): boolean {
  return (
    hasPhrase(statement, one) && !hasPhrase(statement, other) && hasPhrase(source, other) && !hasPhrase(source, one)
  );
}
