import path from 'node:path';
import { rspack } from '@rspack/core';
import { compile } from '../../../scripts/build-web/compile.ts';
import { root } from '../../support/program.ts';

/** The drills' worker as one file, once it is bundled: a path from the project's root. */
export const bundledWorker = '.cache/drills/worker.mjs';

/**
 * Bundles the drills' worker. The drills start 70 workers and kill most of them soon after; a bundle starts in half of
 * the processor time that its 1,300 modules take. Rejects with the bundler's errors.
 */
export async function bundleWorker(): Promise<void> {
  await compile({
    name: "The drills' worker",
    mode: 'none',
    target: 'node24',
    context: root,
    entry: { worker: path.join(root, 'e2e/drills/support/drill-worker.ts') },
    output: {
      path: path.join(root, path.dirname(bundledWorker)),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    // The code reads the migrations from the folder beside it.
    plugins: [
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'core/src/composition/sqlite/schema', to: 'schema' }] }),
    ],
    module: {
      // Node evaluates `import.meta` itself.
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        },
      ],
    },
  });
}
