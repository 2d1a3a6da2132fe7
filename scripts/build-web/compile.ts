import type { Configuration } from '@rspack/core';

/** Builds once. Resolves with every file that it read, and rejects with the compiler's errors, under the configuration's name. */
export async function compile(configuration: Configuration): Promise<readonly string[]> {
  // Loaded late, because loading the bundler takes longer than finding out that there is nothing to build.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ??
        (stats?.hasErrors()
          ? new Error(`${configuration.name} does not build:\n${stats.toString({ preset: 'errors-only' })}`)
          : null);
      const files = [...(stats?.compilation.fileDependencies ?? [])];
      compiler.close((closeError) => {
        if (failure ?? closeError) reject(failure ?? closeError);
        else resolve(files);
      });
    });
  });
}
