import type { Settings } from './settings/settings.ts';

/** The class of a use case, or the abstract class of a port: the name by which the one instance of it is asked for. */
export type Token<T = unknown> = abstract new (...parameters: never[]) => T;

/** Answers the one instance of a port or a use case. */
export type Resolve = <T>(token: Token<T>) => T;

/** A value that is read from the settings. */
export class Setting<T> {
  readonly read: (settings: Settings) => T;

  constructor(read: (settings: Settings) => T) {
    this.read = read;
  }
}

/** States that a use case needs a value of the settings, such as `setting(({ ssoOnly }) => ssoOnly)`. */
export const setting = <T>(read: (settings: Settings) => T): Setting<T> => new Setting(read);

/** States that a use case needs only these methods of a class, so that a test has to imitate no others. */
export const only = <T, Name extends keyof T>(token: Token<T>, ..._names: readonly Name[]): Token<Pick<T, Name>> =>
  token;

/** What a class is made with, by the names under which it uses them. */
export type Stated = Readonly<Record<string, Token | Setting<unknown>>>;

type Met<Need> = Need extends Setting<infer Value> ? Value : Need extends Token<infer Instance> ? Instance : never;

type AllMet<Needs> = { readonly [Name in keyof Needs]: Met<Needs[Name]> };

/** What the constructor of a class with `needs` expects. */
export type Needs<Class extends { readonly needs: Stated }> = AllMet<Class['needs']>;

abstract class WithDeps<Needs> {
  protected readonly deps: AllMet<Needs>;

  constructor(deps: AllMet<Needs>) {
    this.deps = deps;
  }
}

/**
 * The base class of a use case, which names the ports, settings and lower use cases that it is made with, and finds them
 * in `this.deps`: `class SweepSpending extends UseCase({ ledger: SpendLedger, clock: Clock })`.
 */
export function UseCase<Needs extends Stated>(needs: Needs) {
  return class extends WithDeps<Needs> {
    static readonly needs = needs;
  };
}
