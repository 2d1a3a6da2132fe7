import { exchanged } from './bindings/exchanged.ts';
import type { EmailField } from './email-field.ts';
import { faultOfHeld } from './held-value.ts';
import { isOfNoConversation } from './moments/conversations.ts';
import { isOffered } from './moments/proposals.ts';
import { dateBeside, isNumberOfDay, isNumberOfKnownDay, isWeekdayOf } from './moments/weekday-dates.ts';
import type { NameContext } from './names/known-words.ts';
import { isOrdinaryValue } from './ordinary.ts';
import { passageAt } from './sources/source-passage.ts';
import { toldOtherwise } from './statements/values-told-otherwise.ts';
import { supportOf } from './support.ts';
import { faultOfUnheld } from './unheld-value.ts';
import { type ToldValue, ValueSurroundings } from './value-surroundings.ts';
import type { ValueFault } from './value-topic.ts';
import type { Value } from './values/value.ts';

/** No email has more values that are compared with what the sentences of sources say of the same. */
const maxCompared = 100;

/** Checks the values of a field of an email, one by one. */
export class ValueCheck {
  readonly #around: ValueSurroundings;
  readonly #thisYear: number;

  constructor(field: EmailField, names: NameContext, today: number, thisYear: number) {
    this.#around = new ValueSurroundings(field, names, today);
    this.#thisYear = thisYear;
  }

  /** What is wrong with the value at an index of the field's values; null where nothing is. Asked in their order. */
  faultOf(value: Value, at: number, isClaimed: boolean): ValueFault | null {
    const told = { value, at, sentence: this.#around.sentenceOf(value) };
    const isPlain = this.#isPlain(told, isClaimed);
    const fault =
      (isPlain ? this.#contradictedSpan(told) : this.#faultOf(told)) ??
      // "Three questions" of the email's own are not the two of a template.
      (isPlain && value.kind === 'number' ? null : this.#toldOtherwise(told));
    if (fault !== null) this.#around.faulty.add(value);
    return fault;
  }

  #faultOf(told: ToldValue): ValueFault | null {
    const { value, at, sentence } = told;
    const { field, folded, index, lexicons, today } = this.#around;
    const { isAsked } = sentence;
    const isMoment = value.kind === 'date' || value.kind === 'weekday' || value.kind === 'relative';
    if (
      isMoment &&
      !isOffered(value, sentence, this.#around) &&
      isOfNoConversation(value, folded, { index, lexicons, today })
    )
      return { about: 'conversation' };
    // "Tomorrow" follows from what no rule reads, such as "I'm off on Friday".
    if (value.kind === 'relative') return null;
    if (
      isNumberOfDay(at, field.values, folded, today) ||
      isNumberOfKnownDay(value, folded, { today, known: index.daysNamed })
    )
      return null;
    const date = dateBeside(at, field.values, folded);
    if (date !== null) return isWeekdayOf(value, date, today) ? null : { about: isAsked ? 'offer' : 'weekday' };
    const holders = supportOf(value, { index, today, folded, isAsked });
    return holders.length > 0 ? faultOfHeld(told, holders, this.#around) : faultOfUnheld(told, this.#around);
  }

  /** Whether a value states nothing: a number of a list, one, the length of a call that is asked for. */
  #isPlain({ value, sentence: { isAsked, isDated } }: ToldValue, isClaimed: boolean): boolean {
    if (isClaimed && value.quantity === 1) return true;
    if (isClaimed && value.unit !== 'minute') return false;
    const { field, folded, lexicons } = this.#around;
    return isOrdinaryValue(value, {
      after: folded.slice(value.end, value.end + 48),
      isAsked,
      isDated,
      isListNumber: field.isListNumberAt(field.place(value).start),
      lexicons,
      thisYear: this.#thisYear,
    });
  }

  /** A time span that states nothing by itself, such as the length of a call, where a source has another one for the same. */
  #contradictedSpan(told: ToldValue): ValueFault | null {
    const { value, sentence } = told;
    if (value.kind !== 'duration' || sentence.isAsked || this.#around.isHeld(value)) return null;
    const rival = this.#around.rivalOf(told, false);
    return rival && { about: 'duration', against: passageAt(rival.source, rival.value) };
  }

  /** What the sentence of a source about the same thing says, where it has another value of its kind. */
  #toldOtherwise({ value, at, sentence }: ToldValue): ValueFault | null {
    if (at >= maxCompared) return null;
    if (value.kind === 'amount' && !this.#around.isHeld(value)) return null;
    const against = toldOtherwise(value, at, sentence, this.#around) ?? exchanged(value, at, sentence, this.#around);
    return against && { about: 'swap', against };
  }
}
