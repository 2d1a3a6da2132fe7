import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { webParts } from '@overture/ui/build/parts';
import type { WebPart } from '@overture/ui/build/parts';
import { buildOnce } from './build-once.ts';
import { compile } from './compile.ts';

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
 * part is skipped if its sources, lockfile and build scripts have not changed since its last build. If another process
 * is building a part, this one waits for it. Rejects with the compiler's errors.
 */
export async function buildWeb({
  only = webParts,
  force = false,
  log = () => {},
}: BuildWebOptions = {}): Promise<void> {
  const shared = hashOf(sharedSources);
  for (const part of only) {
    const fingerprint = [process.versions.node, shared, hashOf([`${part}/src`, `${part}/package.json`])].join(' ');
    const output = path.join(root, part, 'dist');
    const started = performance.now();
    const built = await buildOnce({
      stamp: path.join(root, 'node_modules/.cache/overture-web', part),
      entry: path.join(output, part === 'shell' ? 'index.html' : 'mf-manifest.json'),
      fingerprint,
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

/** Always builds one part into a folder. */
export async function buildPart(options: BuildPartOptions): Promise<void> {
  // Loaded late, because its plugins take longer to load than finding out that there is nothing to build.
  const { rspackConfig } = await import('@overture/ui/build');
  await compile(rspackConfig(options));
  await precompress(options.outputPath);
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

/** The sources of every part of the web, besides its own folder. */
const sharedSources = [
  'ui/src',
  'ui/build',
  'ui/package.json',
  'core/src/contract',
  'core/package.json',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/compile.ts',
];

/** A hash of the contents of files and of whole folders, without tests. Paths are relative to the root. */
function hashOf(paths: readonly string[]): string {
  const files = paths.flatMap((name) =>
    statSync(path.join(root, name)).isFile() ? [path.join(root, name)] : filesBelow(path.join(root, name)),
  );
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).toSorted())
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
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
