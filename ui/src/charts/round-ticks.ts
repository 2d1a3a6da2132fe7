/** The number of steps that an axis is divided into, at most. */
const maxSteps = 4;

/**
 * The marks of an axis from 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten. `unit` is what is counted
 * in, such as 60,000 for minutes of an amount in milliseconds; `wholes`: there is nothing between two units.
 */
export function roundTicks(max: number, { unit = 1, wholes = false } = {}): readonly number[] {
  const rough = max > 0 ? max / unit / maxSteps : 1 / maxSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Division leaves traces such as 2.0000000000000004.
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10;
  const size = wholes ? Math.max(1, step * power) : step * power;
  const count = Math.max(1, Math.ceil(max / unit / size - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * size * unit).toPrecision(12)));
}
