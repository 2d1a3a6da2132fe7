/**
 * The items of a source until the signal is aborted, also while the next one is awaited. It is no race against one long
 * promise, which keeps something of each item for as long as it is not settled.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await unlessAborted(items.next(), signal);
    if (next === null || next.done === true) return;
    yield next.value;
  }
}

/** The value of the promise, or null if the signal is aborted first. */
async function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>();
  const onAbort = (): void => resolve(null);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  coming.then(resolve, reject);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
