import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import type { Compiler } from '@rspack/core';

/** Chunks that are fetched when first needed are named `lazy-…` where they are imported. */
const lazyChunk = /assets\/lazy-/;

export interface DocumentHeadOptions {
  /** The shared modules are chunks that the entry asks for once it runs; fetching them beside it saves a round trip. */
  readonly preloadChunks: boolean;
}

/**
 * Adds to the shell's HTML what must be there before any application code runs: the script that sets the stored colour
 * scheme (a file, because the CSP allows no inline script), the preload of the one font and of the shared chunks.
 */
export class DocumentHeadPlugin {
  readonly #preloadChunks: boolean;

  constructor({ preloadChunks }: DocumentHeadOptions) {
    this.#preloadChunks = preloadChunks;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DocumentHeadPlugin', (compilation) => {
      const source = readFileSync(new URL('./color-scheme.js', import.meta.url), 'utf8');
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
      const script = `assets/color-scheme.${hash}.js`;
      compilation.hooks.processAssets.tap(
        { name: 'DocumentHeadPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(script, new rspack.sources.RawSource(source)),
      );
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
        'DocumentHeadPlugin',
        async (groups) => {
          const base = groups.publicPath;
          const names = Object.keys(compilation.assets);
          const present = new Set(
            [...groups.headTags, ...groups.bodyTags].flatMap(({ attributes }) => [
              attributes['src'],
              attributes['href'],
            ]),
          );
          const chunks = names.filter(
            (name) => /\.(js|css)$/.test(name) && name !== script && !lazyChunk.test(name) && !present.has(base + name),
          );
          const font = names.find((name) => /inter-latin-wght-normal\..*woff2$/.test(name));
          groups.headTags.unshift(
            { tagName: 'script', attributes: { src: `${base}${script}` }, voidTag: false },
            ...(font ? [preload(base + font, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })] : []),
            ...(this.#preloadChunks ? chunks : []).map((name) =>
              preload(base + name, { as: name.endsWith('.css') ? 'style' : 'script' }),
            ),
          );
          return groups;
        },
      );
    });
  }
}

function preload(
  href: string,
  attributes: Record<string, string>,
): { tagName: string; attributes: Record<string, string>; voidTag: boolean } {
  return { tagName: 'link', attributes: { rel: 'preload', href, ...attributes }, voidTag: true };
}
