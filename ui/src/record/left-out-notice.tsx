import { counted } from '@overture/core/contract';
import type { LeftOut } from '@overture/core/contract';
import { Banner } from '@overture/ui';

/** Tells the rep which parts of the contact's history the model has not seen. */
export function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  const parts = leftOut.map(({ kind, count }) => counted(count, ...(names[kind] ?? [kind])));
  return (
    <Banner tone="info">
      The history was longer than one prompt holds. Left out: {new Intl.ListFormat('en').format(parts)}.
    </Banner>
  );
}

const names: Partial<Record<LeftOut['kind'], readonly [string, string?]>> = {
  property: ['property', 'properties'],
  company: ['company', 'companies'],
  context: ['added text'],
  pdf: ['PDF'],
};
