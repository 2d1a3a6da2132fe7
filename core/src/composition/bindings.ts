import type { Container, ServiceIdentifier } from 'inversify';
import type { Settings } from './settings.ts';

/** The class of a use case or the abstract class of a port. */
export type Token<T> = abstract new (...args: never[]) => T;

/** A dependency that is given as a value, such as a setting. */
interface Value<T> {
  readonly value: T;
}

/** The source of each dependency of a constructor. */
type Sources<Dependencies> = {
  readonly [Name in keyof Dependencies]: Token<Dependencies[Name]> | Value<Dependencies[Name]>;
};

/** Binds a class as one instance. The compiler reports a dependency that is missing, unknown or of another type. */
type Bind = <T, Dependencies extends object>(
  made: new (dependencies: Dependencies) => T,
  sources: Sources<Dependencies>,
) => void;

/** What a room's module needs to bind its use cases. */
export interface Wiring {
  readonly bind: Bind;
  readonly settings: Settings;
  /** The name of this process in leases. */
  readonly workerId: string;
}

/** Binds classes into a container. An instance is created when it is first requested, after its dependencies. */
export function bindInto(container: Container): Bind {
  return (made, sources) => {
    const entries = Object.entries<Token<unknown> | Value<unknown>>({ ...sources });
    const values = entries.flatMap(([name, source]) => ('value' in source ? [[name, source.value]] : []));
    const tokens = entries.flatMap(([name, source]) => ('value' in source ? [] : [{ name, source }]));
    container
      .bind(made)
      .toResolvedValue(
        (...instances: unknown[]) => {
          const resolved = tokens.map(({ name }, index) => [name, instances[index]]);
          return new made(Object.fromEntries([...values, ...resolved]));
        },
        tokens.map(({ source }) => source as ServiceIdentifier),
      )
      .inSingletonScope();
  };
}
