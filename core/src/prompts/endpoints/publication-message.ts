import type { Publication } from '../use-cases/publish-version.ts';

/** The result of a publication, in words for people. */
export function publicationMessage(version: number, gate: Publication['gate']): string {
  if (gate === 'running')
    return `The golden samples are being written with version ${version}. Publish it once they are.`;
  if (gate === 'no_golden_samples') return `Version ${version} is live. There were no golden samples to try it on.`;
  return `Version ${version} is live`;
}
