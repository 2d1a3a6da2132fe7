import { modelWarnings } from '@overture/core/contract';
import { Banner, Stack, TextLink } from '@overture/ui';
import type { DomainOffer } from './domain-offers.ts';

export interface ModelWarningsProps {
  readonly offers: readonly DomainOffer[];
  readonly withLink?: boolean;
}

/** Says which models that domains rely on end soon or have ended; nothing where none does. */
export function ModelWarnings({ offers, withLink = false }: ModelWarningsProps) {
  const warnings = modelWarnings(offers);
  if (warnings.length === 0) return null;
  return (
    <Stack gap="sm">
      {warnings.map(({ id, hasEnded, departments, text }) => (
        <Banner
          key={`${id} ${departments.join()}`}
          tone={hasEnded ? 'error' : 'warning'}
          {...(withLink && { action: <TextLink to="/admin/ai-models">AI Models</TextLink> })}
        >
          {text}
        </Banner>
      ))}
    </Stack>
  );
}
