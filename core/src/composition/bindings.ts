import type { Container, ServiceIdentifier } from 'inversify';
import { Setting, type Resolve, type Stated, type Token } from '../platform/needs.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { implementations } from './implementations.ts';

type Needy<T> = (new (needs: Record<string, unknown>) => T) & { readonly needs: Stated };

const statesNeeds = <T>(token: Token<T>): token is Needy<T> => 'needs' in token;

/**
 * Resolves what is bound in the container, and every class with `needs`, which is made once, when it is first asked for,
 * after all that it needs. Throws an Error with the way to it for a port without an adapter and for a circle.
 */
export function resolveFrom(container: Container, settings: Settings): Resolve {
  const making: Token[] = [];
  const wayTo = (token: Token): string => [...making, token].map(({ name }) => name).join(' → ');

  function make<T>(made: Needy<T>): T {
    if (making.includes(made)) throw new Error(`A use case needs itself: ${wayTo(made)}.`);
    making.push(made);
    try {
      const met = Object.entries(made.needs).map(([name, need]) => [
        name,
        need instanceof Setting ? need.read(settings) : resolve(need),
      ]);
      return new made(Object.fromEntries(met));
    } finally {
      making.pop();
    }
  }

  function resolve<T>(token: Token<T>): T {
    if (!container.isBound(token)) {
      if (!statesNeeds(token)) throw new Error(`Nothing is bound to the last of ${wayTo(token)}.`);
      container
        .bind(token)
        .toDynamicValue(() => make(token))
        .inSingletonScope();
    }
    return container.get(token as ServiceIdentifier<T>);
  }

  for (const [port, implementation] of implementations) {
    container.bind(port).toDynamicValue(() => resolve(implementation));
  }
  return resolve;
}
