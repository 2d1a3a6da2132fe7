import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The folder with a forbidden import for each rule, which proves that the rule works. It has the structure of the
 * project, so that the same patterns match.
 */
export const canaryFolder = 'scripts/check/import-canary/';

const root = `^(?:${canaryFolder})?`;
/**
 * The rooms of the core by floor, from the bottom. A room imports other rooms of lower floors only, types included. What
 * a room needs of a higher one is an interface of its own, which the higher one implements.
 */
const floors = [
  ['audit', 'mail'],
  ['connections', 'checks'],
  ['people', 'models', 'prompts'],
  ['contacts', 'limits', 'voice'],
  ['records'],
  ['writing'],
  ['sending', 'prompts/trials'],
  ['runs', 'people/privacy', 'overview'],
];
/** Two rooms contain another one, which stands on a higher floor. */
const inner: Readonly<Record<string, string>> = { people: 'privacy', prompts: 'trials' };
const folderOf = (name: string): string => (name in inner ? `${name}(?!/${inner[name]}/)` : name);
const anyOf = (names: readonly string[]): string => names.map(folderOf).join('|');
const rooms = '(?:(?:people|prompts|writing)/)?[a-z-]+/';
/** What knows a technology: the stores of a room, and what speaks to a system of somebody else. */
const adapters = `${root}core/src/(?:vendors/|(?:(?:people|prompts|writing)/)?[a-z-]+/stores/)`;
const test = '[.](?:test|contract|fixtures)[.]tsx?$';
const testing = '/src/testing/';
const production = { pathNot: [test, testing, `${root}(?:e2e|bench|scripts)/(?!check/import-canary/)`] };
/** The folders that run in a browser too. */
const pure = 'contract[.]ts|platform/contract/|(?:(?:people|prompts|writing)/)?[a-z-]+/contract/';

/** The import directions of ARCHITECTURE.md. Everything that is not forbidden here is allowed. */
export const importRules: readonly IForbiddenRuleType[] = [
  ...floors.map((names, index) => ({
    name: `floor-${index + 1}-knows-only-lower-floors`,
    comment: 'a room knows other rooms of lower floors only; of a higher one it declares the interface that it needs.',
    from: {
      path: `${root}core/src/(${anyOf(names)})/`,
      // What stores what a room declares may name what others store beside it.
      pathNot: [...production.pathNot, `${root}core/src/${rooms}stores/`],
    },
    to: {
      path: `${root}core/src/(?:${anyOf(floors.slice(index).flat())})/`,
      pathNot: `${root}core/src/$1/(?!(?:privacy|trials)/)`,
    },
  })),
  {
    name: 'domain-is-pure',
    comment: 'domain → domain, contract, platform, mail and the pure checks: no ports, no use cases, no I/O.',
    from: { ...production, path: `${root}core/src/${rooms}domain/` },
    to: {
      path: [
        `${root}core/src/(?!${rooms}(?:domain|contract)/|platform/|mail/|checks/|contract[.]ts)`,
        '^(?:node:)?(?:fs|http|https|net|tls|dns|child_process|worker_threads|sqlite|dgram)(?:/|$)',
        'node_modules/(?:mongodb|amqplib|openai|@hubspot|koa|inversify|pino)/',
      ],
    },
  },
  {
    name: 'ports-know-only-the-domain',
    comment: 'ports → domain, contract, platform and other ports.',
    from: { ...production, path: `${root}core/src/${rooms}ports/` },
    to: {
      path: [`${root}core/src/(?!${rooms}(?:domain|ports|contract)/|platform/)`, 'node_modules/(?!zod/|@types/)'],
    },
  },
  {
    name: 'use-cases-know-no-technology',
    comment:
      'use cases → domain, ports, contract, platform, zod, lru-cache and p-limit; never a store, a vendor or a package of theirs.',
    from: { ...production, path: `${root}core/src/${rooms}use-cases/` },
    to: {
      path: [
        adapters,
        `${root}core/src/(?:composition|testing|${rooms}(?:endpoints|presentation))/`,
        'node_modules/(?!zod/|lru-cache/|p-limit/|@types/)',
        '^(?:node:)?(?:fs|http|https|net|child_process|sqlite)(?:/|$)',
      ],
    },
  },
  {
    name: 'endpoints-go-through-use-cases',
    comment: 'endpoints and commands → use cases and presentation; the stores and vendors are handed to those.',
    from: {
      ...production,
      path: `${root}(?:core/src/${rooms}endpoints|worker/src/consumers|cli/src/commands|mcp/src)/`,
    },
    to: { path: [adapters, `${root}core/src/composition/`], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'stores-and-vendors-know-only-ports-and-domain',
    comment: 'stores and vendors → ports, domain, contract, platform; they decide nothing.',
    from: { ...production, path: adapters },
    to: { path: `${root}core/src/(?:composition|testing|${rooms}(?:use-cases|endpoints|presentation))/` },
  },
  {
    name: 'stores-keep-apart',
    comment: 'what SQLite stores knows nothing of MongoDB, and the other way round.',
    from: { ...production, path: `${root}core/src/${rooms}stores/(sqlite|mongo)-` },
    to: { path: `${root}core/src/(?:${rooms}stores/|platform/)(?:sqlite|mongo)[-/]`, pathNot: `$1[-/]` },
  },
  {
    name: 'vendors-keep-apart',
    comment: 'one vendor’s adapter never imports another’s.',
    from: { ...production, path: `${root}core/src/vendors/([^/]+)/` },
    to: { path: `${root}core/src/vendors/`, pathNot: `${root}core/src/vendors/$1/` },
  },
  {
    name: 'contract-needs-only-zod',
    comment: 'the contract runs in a browser too.',
    from: { ...production, path: `${root}core/src/(?:${pure})` },
    to: { path: [`${root}(?!core/src/(?:${pure}))[a-z]`, '^node:'], pathNot: 'node_modules/zod/' },
  },
  {
    name: 'checks-are-pure',
    comment: 'the checks run in a browser too: they know platform, mail, the contract and the language detector.',
    from: { ...production, path: `${root}core/src/checks/` },
    to: {
      path: [`${root}(?!core/src/(?:checks|platform|mail|${pure}))[a-z]`, '^node:'],
      pathNot: 'node_modules/(?:eld|tlds|zod)/',
    },
  },
  {
    name: 'mail-is-pure',
    comment: 'mail runs in a browser too: it knows platform and the parser of HTML.',
    from: { ...production, path: `${root}core/src/mail/` },
    to: { path: [`${root}(?!core/src/(?:mail|platform)/)[a-z]`, '^node:'], pathNot: 'node_modules/htmlparser2/' },
  },
  {
    name: 'platform-knows-no-room',
    comment: 'platform is below everything.',
    from: { ...production, path: `${root}core/src/platform/` },
    to: { path: `${root}core/src/(?!platform/)` },
  },
  {
    name: 'only-compositions-know-inversify',
    comment: 'the container stays in core/src/composition and in the container.ts of a driver.',
    from: {
      ...production,
      path: `${root}[a-z]`,
      pathNot: [...production.pathNot, `${root}core/src/composition/`, `${root}(?:api|worker|cli)/src/container[.]ts$`],
    },
    to: { path: 'node_modules/inversify/' },
  },
  {
    name: 'only-containers-pick-adapters',
    comment: 'only core/src/composition and the container.ts of a driver pick stores and vendors.',
    from: {
      ...production,
      path: `${root}(?:core|api|worker|cli|mcp)/src/`,
      pathNot: [
        ...production.pathNot,
        adapters,
        `${root}core/src/composition/`,
        `${root}(?:api|worker|cli)/src/container[.]ts$`,
      ],
    },
    to: { path: adapters },
  },
  {
    name: 'core-knows-no-driver',
    comment: 'the core imports none of what is built around it.',
    from: { ...production, path: `${root}core/` },
    to: { path: `${root}(?:api|worker|cli|mcp|ui|shell|mf-[a-z]+|sandbox)/` },
  },
  {
    name: 'drivers-keep-apart',
    comment: 'api, worker and cli never import one another, and mcp, which api and cli serve, none of them.',
    from: { ...production, path: `${root}(api|worker|cli|mcp)/` },
    to: { path: `${root}(?:api|worker|cli|ui|shell|mf-[a-z]+|sandbox)/`, pathNot: `${root}$1/` },
  },
  {
    name: 'remotes-keep-apart',
    comment: 'shell and remotes never import one another: federation loads them at run time.',
    from: { ...production, path: `${root}(shell|mf-[a-z]+)/` },
    to: { path: `${root}(?:shell|mf-[a-z]+)/`, pathNot: `${root}$1/` },
  },
  {
    name: 'ui-knows-no-page',
    comment: 'ui is below shell and remotes.',
    from: { ...production, path: `${root}ui/` },
    to: { path: `${root}(?:shell|mf-[a-z]+)/` },
  },
  {
    name: 'web-takes-only-the-contract',
    comment: 'the web takes from the core only ./contract and ./checks, and nothing from the servers.',
    from: { path: `${root}(?:ui|shell|mf-[a-z]+)/src/` },
    to: { path: [`${root}core/src/(?!contract[.]ts|checks/)`, `${root}(?:api|worker|cli|mcp|sandbox)/`, '^node:'] },
  },
  {
    name: 'web-libraries-come-through-ui',
    comment: 'ui chooses the web libraries and hands them on.',
    from: { ...production, path: `${root}(?:shell|mf-[a-z]+)/src/` },
    to: {
      path: 'node_modules/(?:@mantine|@tanstack|@tabler|react-router-dom|react-router|dompurify|eventsource-parser)/',
    },
  },
  {
    name: 'sandbox-stands-alone',
    comment: 'the stand-ins speak the vendors’ wire formats and know nothing of the product.',
    from: { ...production, path: `${root}sandbox/src/` },
    to: { path: `${root}(?:core|api|worker|cli|mcp|ui|shell|mf-[a-z]+)/` },
  },
  {
    name: 'production-imports-no-testing',
    comment: 'nothing in production imports testing or a test.',
    from: { ...production, path: `${root}(?:core|api|worker|cli|mcp|ui|shell|mf-[a-z]+|sandbox)/` },
    to: { path: [`${root}[a-z-]+${testing}`, test] },
  },
  {
    name: 'a-start-needs-no-tool',
    comment: 'what `npm start` runs imports `dependencies` alone: the others are installed for tests and checks.',
    from: {
      path: [`${root}(?:core|api|worker|cli|mcp|ui|shell|mf-[a-z]+|sandbox)/`, `${root}scripts/(?:start|build-web)`],
      pathNot: [test, testing],
    },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-circles',
    comment: 'no module imports itself by way of others, types included.',
    from: { path: `${root}[a-z]` },
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'an import that cannot be followed cannot be checked.',
    from: { path: `${root}[a-z]` },
    // The single-bundle build of the benchmark gives these names to the remotes.
    to: { couldNotResolve: true, pathNot: '^overture-remote/' },
  },
];
