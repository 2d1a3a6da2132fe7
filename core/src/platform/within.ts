/**
 * Rejects with `late`, or an Error that names what was late, if the work takes longer than `ms`. It does not stop the work,
 * which has a deadline of its own.
 */
export async function within<T>(ms: number, late: string | (() => Error), work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(typeof late === 'string' ? new Error(`${late} took longer than ${ms} ms`) : late()),
      ms,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
