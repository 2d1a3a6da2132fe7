import type { LeftOut } from '@overture/core/contract';
import { Banner } from '@overture/ui';

/** Tells the rep which parts of the contact's history the model has not seen. */
export function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  const parts = leftOut.map(({ kind, count }) => `${count.toLocaleString('en')} ${nameOf(kind, count)}`);
  return (
    <Banner tone="info">
      The history was longer than one prompt holds. Left out: {new Intl.ListFormat('en').format(parts)}.
    </Banner>
  );
}

const irregular: Partial<Record<LeftOut['kind'], readonly [string, string]>> = {
  property: ['property', 'properties'],
  company: ['company', 'companies'],
  context: ['added text', 'added texts'],
  pdf: ['PDF', 'PDFs'],
};

function nameOf(kind: LeftOut['kind'], count: number): string {
  const [one, many] = irregular[kind] ?? [kind, `${kind}s`];
  return count === 1 ? one : many;
}
