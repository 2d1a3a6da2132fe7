import type { Configuration } from '@rspack/core';

/** Builds once. Rejects with the compiler's errors, under the configuration's name. */
export async function compile(configuration: Configuration): Promise<void> {
  // Loaded late, because loading the bundler takes longer than finding out that there is nothing to build.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (stats?.hasErrors())
          reject(new Error(`${configuration.name} does not build:\n${stats.toString({ preset: 'errors-only' })}`));
        else resolve();
      });
    });
  });
}
