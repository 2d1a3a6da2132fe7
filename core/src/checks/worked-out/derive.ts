import type { Value } from '../values/value.ts';
import { isNear } from './approximate.ts';
import { isBound, isOfTwo, shareTolerance, type Derivation } from './derivation.ts';
import { isDerivedShare } from './derived-share.ts';
import { exact, isAmount, type Operand, type OperandsOfSource } from './operands.ts';

/*
 * Values that no source holds but that follow from what sources and the email hold: what three of a service cost, the
 * price of two together, what is left of a budget, the growth from one number to another. A value of a source is an operand
 * only where the email speaks of it: it tells the value itself, or a word of what the value is of.
 */

/** Months of a year, half a year and a quarter: prices are by the month. */
const periods = [12, 6, 3];
/** Weeks and months of a year: what is counted by the week is told by the year. */
const perYear = [12, 52, 4];
const yearTolerance = 0.06;
const maxCounts = 12;
const maxCount = 100_000;

export function isDerived(value: Value, context: Derivation): boolean {
  const { quantity = 0, kind, plain } = value;
  if (quantity <= 0) return false;
  if (kind === 'percentage') return isDerivedShare(exact(quantity), context);
  if (kind === 'amount') return isDerivedAmount(exact(quantity), context);
  if (context.isFree && plain === undefined && isOfTwoTold(exact(quantity), context)) return true;
  if (kind === 'duration') return isDerivedNumber(exact(quantity), context);
  if (kind !== 'number') return false;
  if (plain !== undefined) return isDerivedNumber(exact(quantity), context);
  return (
    (isAmount(value) && isDerivedAmount(exact(quantity), context)) ||
    isDerivedNumber(exact(quantity), context) ||
    // Points by which a share rose.
    (!Number.isInteger(quantity) && context.isPoints && isDerivedShare(exact(quantity), context)) ||
    isPartOfScaled(value, context)
  );
}

function isDerivedAmount(amount: number, context: Derivation): boolean {
  const { operands, neighbours, isRounded, isSum, isDifference, isFree } = context;
  const isIt = (result: number): boolean => exact(result) === amount || (isRounded && isNear(amount, result));
  const counts = countsOf(neighbours);
  const own = neighbours
    .filter((neighbour) => isAmount(neighbour) || isPriceWithoutCurrency(neighbour))
    .map(({ quantity = 0 }) => exact(quantity));
  const all = operands.flatMap(({ amounts }) => amounts);
  if (isRounded && all.some(({ quantity }) => isIt(quantity))) return true;
  const services = operands.flatMap(({ isPriceList, amounts }) => (isPriceList ? amounts : []));
  const bound = all.filter((operand) => isBound(operand, own, context)).map(({ quantity }) => quantity);
  const shares = neighbours.flatMap(({ kind, quantity = 0 }) => (kind === 'percentage' ? [quantity] : []));
  const boundShares = operands
    .flatMap(({ percentages }) => percentages)
    .filter((operand) => isBound(operand, [], context))
    .map(({ quantity }) => quantity);
  return (
    bound.some((price) => [...counts, ...periods].some((count) => isIt(price * count))) ||
    bound.some((price) => periods.some((count) => isIt(price / count))) ||
    // Twice, or a half, is told exactly.
    bound.some((price) => exact(price * 2) === amount || exact(price / 2) === amount) ||
    services.some(({ quantity }) => counts.some((count) => isIt(quantity * count))) ||
    [...own, ...bound].some((price) => counts.some((count) => isIt(price * count) || isIt(price / count))) ||
    [...own, ...bound].some((first) =>
      [...own, ...(isFree && (isSum || isDifference) ? all.map(({ quantity }) => quantity) : [])].some(
        (second) =>
          first !== second &&
          [1, ...counts].some(
            (count) =>
              (isSum && isIt(first + second * count)) ||
              ((isDifference || own.includes(second)) && isIt(Math.abs(first - second * count))),
          ),
      ),
    ) ||
    (own.length > 1 && isIt(own.reduce((sum, each) => sum + each, 0))) ||
    isOfTold(isIt, own, services, context) ||
    [...own, ...services.map(({ quantity }) => quantity)].some((base) =>
      boundShares.some((share) => isIt(base * (1 + share / 100)) || isIt(base * (1 - share / 100))),
    ) ||
    (isDifference && isDifferenceOfTold(amount, own, bound, all)) ||
    [...own, ...bound].some((base) => [...shares, ...boundShares].some((share) => isIt((base * share) / 100))) ||
    boundShares.some((share) => services.some(({ quantity }) => isIt((quantity * share) / 100))) ||
    bound.some((base) => shares.some((share) => isIt(base * (1 + share / 100)))) ||
    operands.some(
      (source) =>
        isOfTwo(amount, source.amounts, own, context) ||
        (source.isPriceList && isOfServices(isIt, source.amounts, counts, own, context)),
    )
  );
}

/** What is saved or left: an amount that the email speaks of and another one, or what one of them is in a year, apart. */
function isDifferenceOfTold(
  amount: number,
  own: readonly number[],
  bound: readonly number[],
  all: readonly Operand[],
): boolean {
  const isIt = (one: number, other: number): boolean => exact(Math.abs(one - other)) === amount;
  return (
    bound.some((first) => all.some(({ quantity }) => isIt(first, quantity))) ||
    bound.some((price) => periods.some((count) => own.some((other) => isIt(price * count, other))))
  );
}

/** Whether an amount is a sum of told ones, one of them with a price, one with its tax, or a price times what there is of it. */
function isOfTold(
  isIt: (result: number) => boolean,
  own: readonly number[],
  services: readonly Operand[],
  context: Derivation,
): boolean {
  const prices = services.map(({ quantity }) => quantity);
  const taxes = taxesOf(context.operands);
  const counts = boundCounts(context);
  return (
    isSumOfSome(isIt, own) ||
    prices.some((price) => own.some((other) => other !== price && isIt(price + other))) ||
    prices.some((price) => counts.some((count) => isIt(price * count))) ||
    [...own, ...prices].some((base) => taxes.some((tax) => isIt(base * (1 + tax / 100))))
  );
}

/** Whether some of the amounts that the email tells around this one make it together. */
function isSumOfSome(isIt: (result: number) => boolean, own: readonly number[]): boolean {
  const parts = own.slice(0, maxParts);
  for (let chosen = 3; chosen < 1 << parts.length; chosen += 1) {
    const some = parts.filter((_, at) => (chosen & (1 << at)) !== 0);
    if (some.length > 1 && isIt(some.reduce((sum, each) => sum + each, 0))) return true;
  }
  return false;
}
const maxParts = 7;

/** "A bottle at 8.90": the currency is said elsewhere. */
function isPriceWithoutCurrency({ kind, plain, quantity = 0 }: Value): boolean {
  return kind === 'number' && plain === undefined && !Number.isInteger(quantity);
}

const taxWords = [
  'vat.',
  'mwst',
  'mwst.',
  'ust.',
  'tva.',
  'iva.',
  'moms',
  'btw.',
  'tax.',
  'taxe',
  'impues',
  'dph.',
  '消費',
  '税率',
  '増値',
  '增值',
];

/** The rates of the taxes that come on top of prices, as sources tell them. */
function taxesOf(operands: readonly OperandsOfSource[]): readonly number[] {
  return operands.flatMap(({ percentages }) =>
    percentages.flatMap(({ quantity, stems }) => (taxWords.some((word) => stems.has(word)) ? [quantity] : [])),
  );
}

/** How many there are, in the sources, of what the email speaks of. */
function boundCounts(context: Derivation): readonly number[] {
  return context.operands
    .flatMap(({ numbers }) => numbers)
    .filter((operand) => operand.quantity > 1 && isBound(operand, [], context))
    .map(({ quantity }) => quantity)
    .slice(0, maxCounts);
}

/** Several of some services together: each is named. */
function isOfServices(
  isIt: (result: number) => boolean,
  amounts: readonly Operand[],
  counts: readonly number[],
  own: readonly number[],
  context: Derivation,
): boolean {
  const prices = amounts.filter((operand) => isBound(operand, own, context)).map(({ quantity }) => quantity);
  const times = [1, ...counts, ...periods];
  return prices.some((first, at) =>
    times.some((count) =>
      prices
        .slice(at + 1)
        .some(
          (second, next) =>
            times.some((other) => isIt(first * count + second * other)) ||
            (context.isSum && prices.slice(at + next + 2).some((third) => isIt(first * count + second + third))),
        ),
    ),
  );
}

function isDerivedNumber(number: number, context: Derivation): boolean {
  const { operands, neighbours, isRounded } = context;
  const own = neighbours.flatMap(({ kind, quantity }) => (kind === 'number' ? [exact(quantity ?? 0)] : []));
  if (isRounded && own.some((other) => other === number)) return true;
  // "Six months come to $8,700": it is the count of a product.
  const amounts = neighbours.filter(isAmount).map(({ quantity = 0 }) => exact(quantity));
  const prices = operands.flatMap(({ isPriceList, amounts: known }) =>
    isPriceList ? known.map(({ quantity }) => quantity) : [],
  );
  if (number > 1 && [...amounts, ...prices].some((price) => amounts.includes(exact(price * number)))) return true;
  return operands.some(
    ({ numbers }) =>
      (number > 2 && isOfTwo(number, numbers, own, context)) ||
      (isRounded &&
        numbers.some(
          ({ quantity }) =>
            isNear(number, quantity) ||
            (quantity >= 10 && perYear.some((count) => Math.abs(number - quantity * count) <= yearTolerance * number)),
        )),
  );
}

/**
 * Whether two values make a number, of which the email tells one and tells the other or speaks of it. Small numbers follow
 * from many pairs, so that for them the email must say that it calculates.
 */
function isOfTwoTold(number: number, context: Derivation): boolean {
  const { neighbours, operands, isRounded, isSum, isDifference } = context;
  if (number < smallest || (number < safe && !isSum && !isDifference && !isRounded)) return false;
  const told = neighbours.flatMap(({ kind, quantity = 0 }) =>
    kind === 'number' || kind === 'duration' ? [exact(quantity)] : [],
  );
  const toldShares = neighbours.flatMap(({ kind, quantity = 0 }) => (kind === 'percentage' ? [quantity] : []));
  const isSpokenOf = (operand: Operand): boolean => isBound(operand, [], context);
  const numbers = operands.flatMap((source) => source.numbers.filter(isSpokenOf)).map(({ quantity }) => quantity);
  const shares = operands.flatMap((source) => source.percentages.filter(isSpokenOf)).map(({ quantity }) => quantity);
  const isIt = (result: number): boolean =>
    Math.abs(result - number) < (Number.isInteger(result) ? 1e-6 : shareTolerance) ||
    (isRounded && Math.abs(result - number) <= yearTolerance * number);
  const others = [...told, ...numbers.slice(0, maxCounts)];
  return (
    told.some((one) =>
      others.some(
        (other) =>
          one !== other &&
          (isIt(one + other) ||
            isIt(Math.abs(one - other)) ||
            isIt(one * other) ||
            (other > 1 && isIt(one / other)) ||
            (one > 1 && isIt(other / one))),
      ),
    ) ||
    [...told, ...others].some((base) =>
      [...toldShares, ...(told.includes(base) ? shares : [])].some(
        (share) =>
          isIt((base * share) / 100) ||
          isIt(base / (1 - share / 100)) ||
          isIt(base / (1 + share / 100)) ||
          isIt(base * (1 + share / 100)) ||
          isIt(base * (1 - share / 100)),
      ),
    )
  );
}
const smallest = 3;
const safe = 100;

/** "From 19.2 to 27.1 million": the scale of an amount is said once. */
function isPartOfScaled({ quantity = 0, scale: own = 0 }: Value, { operands, neighbours }: Derivation): boolean {
  if (own > 0) return false;
  const scales = [...new Set(neighbours.flatMap(({ scale = 0 }) => (scale > 0 ? [scale] : [])))];
  return scales.some((scale) =>
    operands.some(({ amounts }) => amounts.some((operand) => operand.quantity === exact(quantity * 10 ** scale))),
  );
}

/** How many of something the sentence speaks of: "three offices", "from July to December". */
function countsOf(neighbours: readonly Value[]): readonly number[] {
  const counts = neighbours.flatMap(({ kind, quantity = 0 }) =>
    (kind === 'number' || kind === 'duration') && Number.isInteger(quantity) && quantity > 1 && quantity <= maxCount
      ? [quantity]
      : [],
  );
  const months = neighbours.flatMap(({ kind, dates }) => (kind === 'date' ? [dates?.[0]?.month ?? 0] : []));
  const [first, last] = [months[0], months.at(-1)];
  const span = first !== undefined && last !== undefined && last > first ? [last - first + 1] : [];
  return [...new Set([...span, ...counts])].slice(0, maxCounts);
}
