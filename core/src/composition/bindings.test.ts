import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { bindInto } from './bindings.ts';

abstract class Greeter {
  abstract greet(name: string): string;
}

class EnglishGreeter extends Greeter {
  override greet(name: string): string {
    return `Hello ${name}`;
  }
}

class Welcome {
  readonly #deps: { greeter: Greeter; guest: string };

  constructor(deps: { greeter: Greeter; guest: string }) {
    this.#deps = deps;
  }

  execute(): string {
    return this.#deps.greeter.greet(this.#deps.guest);
  }
}

describe('bindInto', () => {
  it('makes a class of what is bound to its tokens and of values, once', () => {
    const container = new Container();
    const bind = bindInto(container);
    bind(Welcome, { greeter: Greeter, guest: { value: 'Ada' } });
    container.bind(Greeter).toConstantValue(new EnglishGreeter());
    expect(container.get(Welcome).execute()).toBe('Hello Ada');
    expect(container.get(Welcome)).toBe(container.get(Welcome));
  });

  it('refuses at compile time a dependency that is missing, unknown or of another type', () => {
    const bind = bindInto(new Container());
    // @ts-expect-error 'greeter' is missing
    bind(Welcome, { guest: { value: 'Ada' } });
    // @ts-expect-error 'clock' is unknown
    bind(Welcome, { greeter: Greeter, guest: { value: 'Ada' }, clock: Greeter });
    // @ts-expect-error 'guest' is another type
    bind(Welcome, { greeter: Greeter, guest: { value: 1 } });
    // @ts-expect-error 'greeter' is another class
    bind(Welcome, { greeter: Welcome, guest: { value: 'Ada' } });
  });
});
