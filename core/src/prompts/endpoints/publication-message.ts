import { type Publication, stillBrokenText } from '../use-cases/publish-version.ts';

/** The result of a publication, in words for people. */
export function publicationMessage(
  version: number,
  { gate, stillBroken }: Pick<Publication, 'gate' | 'stillBroken'>,
): string {
  if (gate === 'running')
    return `The samples that must pass are being written with version ${version}. Publish it once they are.`;
  if (gate === 'no_golden_samples') return `Version ${version} is live. There were no samples that must pass.`;
  const still = stillBrokenText({ stillBroken });
  return still === null ? `Version ${version} is live` : `Version ${version} is live. ${still}`;
}
