import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { type Needs, setting, type Token, UseCase } from '../platform/needs.ts';
import { VersionedTexts } from '../prompts/ports/versioned-texts.ts';
import { BulkLedger } from '../runs/ports/bulk-ledger.ts';
import { silentLogger } from '../testing/index.ts';
import { resolveFrom } from './bindings.ts';
import { openCore, readSettings } from './index.ts';

abstract class Greeter {
  abstract greet(name: string): string;
}

class EnglishGreeter extends Greeter {
  override greet(name: string): string {
    return `Hello ${name}`;
  }
}

class Welcome extends UseCase({ greeter: Greeter, product: setting(({ productName }) => productName) }) {
  execute(): string {
    return this.deps.greeter.greet(this.deps.product);
  }
}

class Door {
  static readonly needs = { welcome: Welcome };
  readonly welcome: Welcome;

  constructor({ welcome }: Needs<typeof Door>) {
    this.welcome = welcome;
  }
}

class Doorman extends EnglishGreeter {
  static readonly needs = { door: Door };
}

const settings = readSettings({ PRODUCT_NAME: 'Prelude' });

describe('resolveFrom', () => {
  it('makes a class of what it needs, once', () => {
    const container = new Container();
    container.bind(Greeter).toConstantValue(new EnglishGreeter());
    const resolve = resolveFrom(container, settings);
    expect(resolve(Door).welcome.execute()).toBe('Hello Prelude');
    expect(resolve(Door).welcome).toBe(resolve(Welcome));
  });

  it('names the way to a port without an adapter', () => {
    const resolve = resolveFrom(new Container(), settings);
    expect(() => resolve(Door)).toThrow('Nothing is bound to the last of Door → Welcome → Greeter.');
  });

  it('names the way to a class that needs itself by way of a port', () => {
    const container = new Container();
    const resolve = resolveFrom(container, settings);
    container.bind(Greeter).toDynamicValue(() => resolve(Doorman));
    expect(() => resolve(Door)).toThrow('A use case needs itself: Door → Welcome → Doorman → Door.');
  });

  it('refuses at compile time a dependency that is missing, unknown or of another type', () => {
    const greeter = new EnglishGreeter();
    // @ts-expect-error 'greeter' is missing
    expect(new Welcome({ product: 'Prelude' })).toBeDefined();
    // @ts-expect-error 'clock' is unknown
    expect(new Welcome({ greeter, product: 'Prelude', clock: greeter })).toBeDefined();
    // @ts-expect-error 'product' is another type
    expect(new Welcome({ greeter, product: 1 })).toBeDefined();
    // @ts-expect-error 'welcome' is another class
    expect(new Door({ welcome: greeter })).toBeDefined();
  });
});

/** Every exported class below a folder of the rooms. */
async function classesIn(folder: 'ports' | 'use-cases'): Promise<Token[]> {
  const files = globSync(`../**/${folder}/*.ts`, { cwd: import.meta.dirname });
  const modules: object[] = await Promise.all(
    files
      .filter((file) => !/\.(?:test|fixtures)\.ts$/.test(file))
      .map((file) => import(join(import.meta.dirname, file))),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => /^class\b/.test(String(value)));
}

/** There is one of each run, and one of each kind of text. */
const severalOfEach = [BulkLedger, VersionedTexts];

it('resolves every port and every use case of the product', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'overture-bindings-'));
  const core = await openCore(readSettings({ DATA_DIR: dataDir }), { logger: silentLogger });
  try {
    const asked = [...(await classesIn('ports')), ...(await classesIn('use-cases')).filter((made) => 'needs' in made)];
    const failures = asked.flatMap((token) => {
      try {
        core.get(token);
        return [];
      } catch (error) {
        return [`${token.name}: ${String(error)}`];
      }
    });
    expect(failures).toEqual(
      severalOfEach.map(({ name }) => `${name}: Error: Nothing is bound to the last of ${name}.`),
    );
    expect(asked.length).toBeGreaterThan(200);
  } finally {
    await core.close();
    rmSync(dataDir, { recursive: true });
  }
});
