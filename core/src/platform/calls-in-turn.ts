import pLimit from 'p-limit';

/** Makes a call of the model, which says when the vendor has answered. */
export type MakeCall = <T>(call: (onAnswered?: () => void) => Promise<T>) => Promise<T>;

export const atOnce: MakeCall = (call) => call();

/**
 * Makes at most `max` calls at once. A call that was answered makes room for the next one, although what it cost is still
 * being counted.
 */
export function callsInTurn(max: number): MakeCall {
  const limit = pLimit(max);
  return async (call) => {
    const { ended } = await limit(async () => {
      const { promise: answered, resolve: onAnswered } = Promise.withResolvers<void>();
      const ended = call(onAnswered);
      await Promise.race([answered, ended]);
      return { ended };
    });
    return ended;
  };
}
