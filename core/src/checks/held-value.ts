import { windowAround } from './lists.ts';
import { isListPrice, maxDistance, noFacts, type Fact } from './bindings/facts.ts';
import { isOtherRate, namesTime, rateOf, rateOfFact } from './bindings/rates.ts';
import { numbersIn, otherPrice } from './bindings/rivals.ts';
import { entryKindsAt, isOfAnotherEntry } from './moments/entry-dates.ts';
import type { IndexedSource } from './sources/indexed-source.ts';
import { passageAt } from './sources/source-passage.ts';
import { maxElsewhere, type ToldValue, type ValueSurroundings } from './value-surroundings.ts';
import { topicOf, type ValueFault } from './value-topic.ts';
import { stemsIn } from './word-stems.ts';
import { isDerived } from './worked-out/derive.ts';

/** What is wrong with a value that sources hold: it is of something else there. Null where nothing is. */
export function faultOfHeld(
  told: ToldValue,
  holders: readonly IndexedSource[],
  around: ValueSurroundings,
): ValueFault | null {
  const { value, sentence } = told;
  const { folded, index, lexicons } = around;
  const kinds = value.kind === 'date' ? entryKindsAt(folded, value, lexicons) : null;
  if (kinds !== null && isOfAnotherEntry(value, holders, kinds, index))
    return { about: topicOf(value, sentence.isAsked) };
  // What a source counts stands beside the same words for too many things (ADR 9).
  const rival = value.kind === 'number' ? null : (around.rivalOf(told, true) ?? priceOfItsService(told, around));
  const fault = rival === null ? otherRate(told, around) : swapped(rival);
  if (fault === null) return null;
  // "€1,690 for sales and €490 for the bakery, together €2,180" is right, whatever else costs that.
  const derivation = around.derivationOf(told);
  return derivation !== null && isDerived(value, { ...derivation, facts: noFacts }) ? null : fault;
}

function swapped({ source, value }: Fact): ValueFault {
  return { about: 'swap', against: passageAt(source, value) };
}

/** What a price list says of the service that the clause of a price names before it. */
function priceOfItsService(
  { value, at, sentence }: ToldValue,
  { field, folded, index }: ValueSurroundings,
): Fact | null {
  if (value.kind !== 'amount') return null;
  const others = windowAround(field.values, at, maxElsewhere);
  const previous = others.findLast(({ kind, end }) => kind === value.kind && end <= value.start)?.end ?? 0;
  const from = Math.max(sentence.folded.start, value.start - maxDistance, previous);
  const clause = folded.slice(from, value.start).replace(/^.*[,;:.!?](?!\d)/su, '');
  const said = {
    others,
    sentence: () => stemsIn(folded.slice(sentence.folded.start, sentence.folded.end)),
    stems: new Set([...stemsIn(clause), ...numbersIn(clause)]),
  };
  return otherPrice(value, said, index.facts());
}

/**
 * A value that the email tells for another time or thing than the sources: "€45 per year", where a month costs it, or "€45 a
 * month", where the price list names no time.
 */
function otherRate({ value }: ToldValue, { folded, index }: ValueSurroundings): ValueFault | null {
  if (value.kind !== 'amount' && value.kind !== 'number') return null;
  const rate = rateOf(folded, value.start, value.end, value.kind === 'number');
  if (rate === null) return null;
  const { byKey } = index.facts();
  const held = value.keys.flatMap((key) => byKey.get(key) ?? []).map((fact) => ({ fact, known: rateOfFact(fact) }));
  const rated = held.filter(({ known }) => known !== null);
  const compared = rated.length > 0 ? rated : held;
  const isOther = compared.every(({ fact, known }) =>
    known === null ? rate.units.length > 0 && isWithoutTime(fact) : isOtherRate(rate, known),
  );
  const first = compared[0]?.fact;
  return first !== undefined && isOther ? { ...swapped(first), beside: rate } : null;
}

/** Whether a fact is a price of the list whose entry names no time at all. */
function isWithoutTime(fact: Fact): boolean {
  const { value, source } = fact;
  const [start, end] = [value.start - source.offset, value.end - source.offset];
  const [before = ''] =
    /(?:[^|;.]|\.(?!\s))*$/.exec(source.folded.slice(Math.max(0, start - maxDistance), start)) ?? [];
  const [behind = ''] = /^(?:[^|;.]|\.(?!\s))*/.exec(source.folded.slice(end, end + maxDistance)) ?? [];
  return isListPrice(fact) && !namesTime(`${before} ${behind}`);
}
