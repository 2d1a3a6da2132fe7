import { lackingModels, modelWarnings } from '@overture/core/contract';
import { Banner, TextLink } from '@overture/ui';
import type { DomainOffer } from './domain-offers.ts';

export interface ModelWarningsProps {
  readonly offers: readonly DomainOffer[];
  readonly withLink?: boolean;
}

const toModels = <TextLink to="/admin/ai-models">AI Models</TextLink>;

/** Tells in which domains nobody can generate, and what to do. Shows nothing if there are none. */
export function LackingModels({ offers, withLink = false }: ModelWarningsProps) {
  return lackingModels(offers).map((text) => (
    <Banner key={text} tone="error" action={withLink && toModels}>
      {text}
    </Banner>
  ));
}

/** Warns about models that domains use and that end soon or have ended. Shows nothing if there are none. */
export function ModelWarnings({ offers, withLink = false }: ModelWarningsProps) {
  return modelWarnings(offers).map(({ id, hasEnded, departments, text }) => (
    <Banner key={`${id} ${departments.join()}`} tone={hasEnded ? 'error' : 'warning'} action={withLink && toModels}>
      {text}
    </Banner>
  ));
}
