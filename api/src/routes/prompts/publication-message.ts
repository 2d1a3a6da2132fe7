import type { Publication } from '@overture/core/app';

/** What a publication came to. */
export function publicationMessage(version: number, gate: Publication['gate']): string {
  if (gate === 'running')
    return `The golden samples are being written with version ${version}. Publish it once they are.`;
  if (gate === 'no_golden_samples') return `Version ${version} is live. No golden samples were there to try it on.`;
  return `Version ${version} is live`;
}
