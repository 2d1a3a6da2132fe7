import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import type { Compiler } from '@rspack/core';

/**
 * Adds to the shell's HTML what must be there before any application code runs: the script that sets the stored colour
 * scheme (a file, because the CSP allows no inline script) and the preload of the one font.
 */
export class DocumentHeadPlugin {
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
          const font = names.find((name) => /inter-latin-wght-normal\..*woff2$/.test(name));
          groups.headTags.unshift(
            { tagName: 'script', attributes: { src: `${base}${script}` }, voidTag: false },
            ...(font ? [preload(base + font, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })] : []),
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
