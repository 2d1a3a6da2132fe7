import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { webParts } from '@overture/ui/build/parts';
import type { WebPart } from '@overture/ui/build/parts';
import { buildOnce } from './build-once.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const compress = promisify(brotliCompress);

export interface BuildWebOptions {
  /** Default: all four. */
  readonly only?: readonly WebPart[];
  /** Builds even when nothing changed. */
  readonly force?: boolean;
  readonly log?: (line: string) => void;
}

/**
 * Builds shell and remotes for production into `<part>/dist`, each asset of more than 1 kB with a `.br` beside it.
 * A part whose sources, lockfile and build are unchanged since its last build is left alone; one that another process
 * is building is waited for. Rejects with the compiler's errors.
 */
export async function buildWeb({
  only = webParts,
  force = false,
  log = () => {},
}: BuildWebOptions = {}): Promise<void> {
  for (const part of only) {
    const fingerprint = await fingerprintOf(part);
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

/** Builds one part into a folder, unconditionally. */
export async function buildPart(options: BuildPartOptions): Promise<void> {
  // Loading the bundler costs more than finding out that there is nothing to do.
  const [{ rspack }, { rspackConfig }] = await Promise.all([import('@rspack/core'), import('@overture/ui/build')]);
  const compiler = rspack(rspackConfig(options));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (stats?.hasErrors())
          reject(new Error(`${options.part} does not build:\n${stats.toString({ preset: 'errors-only' })}`));
        else resolve();
      });
    });
  });
  await precompress(options.outputPath);
}

const compressible = /\.(js|css|html|json|svg)$/;
const smallestBytes = 1024;

async function precompress(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (!compressible.test(file)) continue;
    const content = await readFile(file);
    if (content.byteLength <= smallestBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
    await writeFile(`${file}.br`, await compress(content, { params }));
  }
}

/** What a build of `part` depends on, as one hash. */
async function fingerprintOf(part: WebPart): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node);
  const folders = [`${part}/src`, 'ui/src', 'ui/build', 'core/src/contract'];
  const single = [
    'package-lock.json',
    'scripts/build-web.ts',
    `${part}/package.json`,
    'ui/package.json',
    'core/package.json',
  ];
  const nested = await Promise.all(folders.map((folder) => filesBelow(path.join(root, folder))));
  const sources = nested.flat().filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of [...sources, ...single.map((name) => path.join(root, name))].toSorted()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
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
