import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dev: z.boolean().optional(),
        resolved: z.string().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(text));
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

describe('the lockfile', () => {
  it('holds every binary of every platform, as `npm ci` refuses to install otherwise', () => {
    const locked = new Set(Object.keys(packages).map(nameOf));
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    expect(Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []))).toEqual(
      [],
    );
  });

  it('keeps the tools out of what a start installs', () => {
    const ofStart = new Set(Object.keys(packages).flatMap((path) => (packages[path]?.dev ? [] : [nameOf(path)])));
    const tools = ['lighthouse', 'playwright-core', '@sparticuz/chromium', 'vitest', 'typescript-7', 'oxlint', 'jsdom'];
    expect(
      tools.filter((name) => ofStart.has(name) || !Object.keys(packages).some((path) => nameOf(path) === name)),
    ).toEqual([]);
    // Optional peers of the bundler's plugins, which a start would install as soon as the project has them.
    expect(['typescript', 'webpack'].filter((name) => ofStart.has(name))).toEqual([]);
  });
});
