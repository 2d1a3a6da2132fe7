import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { DocumentHeadPlugin } from './document-head-plugin.ts';
import { remoteNames } from './parts.ts';
import type { WebPart } from './parts.ts';
import { browserTargets } from './targets.ts';

export interface RspackConfigOptions {
  readonly part: WebPart;
  readonly mode?: 'production' | 'development';
  /** Defaults to `<part>/dist`. */
  readonly outputPath?: string;
  /**
   * Shell and remotes as one build without Module Federation, as the baseline of `bench/`. Only with part `shell`.
   * Pages are chunks of their own, as in the federated build, so that the comparison is fair.
   */
  readonly singleBundle?: boolean;
  /** A remote as a page of its own, for development: see `ui/src/testing/standalone.tsx`. */
  readonly standalone?: { readonly api: boolean; readonly password: string };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const inWorkspace = (...segments: string[]): string => path.join(root, ...segments);

/** The one rspack configuration of shell and remotes; they differ only in what they expose. */
export function rspackConfig({
  part,
  mode = 'production',
  outputPath,
  singleBundle = false,
  standalone,
}: RspackConfigOptions): Configuration {
  const isShell = part === 'shell';
  const isPage = isShell || standalone !== undefined;
  const entry = standalone ? inWorkspace('ui/src/testing/standalone.tsx') : './src/main.tsx';
  const production = mode === 'production';
  return {
    name: part,
    mode,
    context: inWorkspace(part),
    target: ['web', 'es2022'],
    entry: isPage ? { main: entry } : {},
    output: {
      path: outputPath ?? inWorkspace(part, 'dist'),
      // A remote learns its address from the script that loaded it, so it can be served from anywhere.
      publicPath: isPage ? '/' : 'auto',
      uniqueName: globalNameOf(part),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: production ? false : 'source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: {
        ...(singleBundle ? singleBundleAliases() : {}),
        ...(standalone ? { 'overture-remote/this': inWorkspace(part, 'src/remote.ts') } : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
            env: { targets: browserTargets },
          },
          type: 'javascript/auto',
        },
        // Custom properties keep their names, because our modules set those of Mantine.
        { test: /\.css$/, type: 'css/auto', parser: { namedExports: false, dashedIdents: false } },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...(standalone ? [new rspack.DefinePlugin({ STANDALONE: JSON.stringify(standalone) })] : []),
      ...(isPage
        ? [
            new rspack.HtmlRspackPlugin({ template: inWorkspace('shell/src/index.html'), minify: false }),
            new DocumentHeadPlugin(),
          ]
        : []),
      ...(isPage ? [] : [new ModuleFederationPlugin(federationOptions(part))]),
    ],
  };
}

/**
 * A remote takes what is shared from the shell (`shell/src/remotes/federation.ts`), and brings none of it. These settings
 * were measured; read the ADR on federation before you change one.
 */
function federationOptions(part: WebPart): ConstructorParameters<typeof ModuleFederationPlugin>[0] {
  const shared = { singleton: true, requiredVersion: false, import: false } as const;
  return {
    name: globalNameOf(part),
    filename: 'assets/remoteEntry.[contenthash:10].js',
    exposes: { './remote': './src/remote.ts' },
    shared: {
      react: shared,
      'react/jsx-runtime': shared,
      '@overture/ui': { ...shared, version: '0.1.0' },
      '@overture/core/contract': { ...shared, version: '0.1.0' },
    },
    shareStrategy: 'loaded-first',
    experiments: { asyncStartup: true, externalRuntime: true },
    manifest: true,
    // Types come from the workspace.
    dts: false,
  };
}

/** `mf-generator` is `overture_generator` to the federation runtime. */
function globalNameOf(part: WebPart): string {
  return `overture_${part.replace(/^mf-/, '')}`;
}

function singleBundleAliases(): Record<string, string> {
  return {
    [inWorkspace('shell/src/remotes/remote-source.ts')]: inWorkspace('ui/build/single-bundle-source.ts'),
    ...Object.fromEntries(
      remoteNames.map((name) => [`overture-remote/${name}`, inWorkspace(`mf-${name}/src/remote.ts`)]),
    ),
  };
}
