import { modelWarnings } from '@overture/core/contract';
import { Banner, TextLink } from '@overture/ui';
import type { DomainOffer } from './domain-offers.ts';

export interface ModelWarningsProps {
  readonly offers: readonly DomainOffer[];
  readonly withLink?: boolean;
}

/** Warns about models that domains use and that end soon or have ended. Shows nothing if there are none. */
export function ModelWarnings({ offers, withLink = false }: ModelWarningsProps) {
  const warnings = modelWarnings(offers);
  return warnings.map(({ id, hasEnded, departments, text }) => (
    <Banner
      key={`${id} ${departments.join()}`}
      tone={hasEnded ? 'error' : 'warning'}
      {...(withLink && { action: <TextLink to="/admin/ai-models">AI Models</TextLink> })}
    >
      {text}
    </Banner>
  ));
}
