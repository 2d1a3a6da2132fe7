/** Waits until `check` answers true, looking every few milliseconds; throws when it does not within `timeoutMs`. */
export async function eventually(
  what: string,
  check: () => boolean | Promise<boolean>,
  timeoutMs = 5_000,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  while (!(await check())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
