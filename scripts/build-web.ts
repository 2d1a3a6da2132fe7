import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { webParts } from '@overture/ui/build/parts';
import type { WebPart } from '@overture/ui/build/parts';
import { buildOnce } from './build-web/build-once.ts';
import { compile } from './build-web/compile.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const compress = promisify(brotliCompress);

export interface BuildWebOptions {
  /** All four by default. */
  readonly only?: readonly WebPart[];
  /** Builds even if nothing has changed. */
  readonly force?: boolean;
  readonly log?: (line: string) => void;
}

/**
 * Builds shell and remotes for production into `<part>/dist`. Each asset of more than 1 kB gets a `.br` beside it. A
 * part is skipped if the files that its last build read, the lockfile and the build itself have not changed. If another
 * process is building a part, this one waits for it. Rejects with the compiler's errors.
 */
export async function buildWeb({
  only = webParts,
  force = false,
  log = () => {},
}: BuildWebOptions = {}): Promise<void> {
  const tools = filesOfTheBuild();
  for (const part of only) {
    const output = path.join(root, part, 'dist');
    const started = performance.now();
    const built = await buildOnce({
      stamp: path.join(root, 'node_modules/.cache/overture-web', part),
      entry: path.join(output, part === 'shell' ? 'index.html' : 'mf-manifest.json'),
      version: process.versions.node,
      tools,
      force,
      onWait: () => log(`Waiting for another build of ${part}`),
      build: () => buildPart({ part, outputPath: output }),
    });
    if (built) log(`Built ${part} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

export interface BuildPartOptions {
  readonly part: WebPart;
  readonly outputPath: string;
  readonly singleBundle?: boolean;
}

/** Always builds one part into a folder. Resolves with the files that it was built from, without `node_modules`. */
export async function buildPart(options: BuildPartOptions): Promise<readonly string[]> {
  // Loaded late, because its plugins take longer to load than finding out that there is nothing to build.
  const { rspackConfig } = await import('@overture/ui/build');
  const files = await compile(rspackConfig(options));
  await precompress(options.outputPath);
  return files.filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
}

const compressible = /\.(js|css|html|json|svg)$/;
const minBytes = 400;

/** Writes a `.br` beside each asset, all at once: on one core this takes as long as the bundling. */
async function precompress(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.byteLength < minBytes) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
      await writeFile(`${file}.br`, await compress(content, { params }));
    }),
  );
}

/** The lockfile, which stands for all of `node_modules`, and what makes a build of the sources. */
function filesOfTheBuild(): string[] {
  const folders = ['scripts/build-web', 'ui/build'].flatMap((name) => filesBelow(path.join(root, name)));
  return [path.join(root, 'package-lock.json'), fileURLToPath(import.meta.url), ...folders.toSorted()];
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function main(names: readonly string[]): Promise<void> {
  const force = names.includes('--force');
  const wanted = names.filter((name) => name !== '--force');
  const unknown = wanted.find((name) => !webParts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a part of the web; there are ${webParts.join(', ')}`);
  const only = webParts.filter((part) => wanted.length === 0 || wanted.includes(part));
  await buildWeb({ only, force, log: (line) => process.stdout.write(`${line}\n`) });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
