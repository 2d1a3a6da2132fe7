import { constants } from 'node:fs';
import { access, link, rename, rm } from 'node:fs/promises';
import { fileSink, type LineSink } from '../bulk/line-sink.ts';
import { UsageError } from '../usage-error.ts';
import { asWriteError } from '../file-error.ts';

/**
 * Writes a file that is either complete or absent: `write` fills another file beside it, which is then renamed. Only
 * its owner can read it. Errors: UsageError if it cannot be written, or exists and `replace` is false; what `write` throws.
 */
export async function writeWholeFile(
  file: string,
  options: { readonly replace: boolean },
  write: (sink: LineSink) => Promise<void>,
): Promise<void> {
  const taken = (): UsageError => new UsageError(`${file} exists already: name another one, or pass --force.`);
  if (!options.replace && (await exists(file))) throw taken();
  const scratch = `${file}.${process.pid}.tmp`;
  try {
    const sink = await fileSink(scratch, file);
    try {
      await write(sink);
    } finally {
      await sink.close();
    }
    if (options.replace) await rename(scratch, file);
    else await link(scratch, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw taken();
    throw asWriteError(error, file);
  } finally {
    await rm(scratch, { force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
}
