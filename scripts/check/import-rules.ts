import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The folder with a forbidden import for each rule, which proves that the rule works. It has the structure of the
 * project, so that the same patterns match.
 */
export const canaryFolder = 'scripts/check/import-canary/';

const root = `^(?:${canaryFolder})?`;
/** The features of the core in their order. Each may import only earlier ones, types included. */
const features = [
  'audit',
  'users',
  'credentials',
  'models',
  'prompts',
  'contacts',
  'auth',
  'evidence',
  'generation',
  'spending',
  'history',
  'handover',
  'outcomes',
  'lab',
  'bulk',
  'privacy',
  'overview',
];
const feature = `(?:${features.filter((name) => name !== 'evidence').join('|')})`;
const test = '[.](?:test|contract|fixtures)[.]tsx?$';
const testing = '/src/testing/';
const production = { pathNot: [test, testing, `${root}(?:e2e|bench|scripts)/(?!check/import-canary/)`] };

/** The import directions of ARCHITECTURE.md. Everything that is not forbidden here is allowed. */
export const importRules: readonly IForbiddenRuleType[] = [
  {
    name: 'domain-is-pure',
    comment: 'domain → domain, shared, mail, the contract and the pure evidence: no ports, no use cases, no I/O.',
    from: { ...production, path: `${root}core/src/${feature}/domain/` },
    to: {
      path: [
        `${root}core/src/(?!(?:${feature}/domain|shared|mail|contract|evidence)/)`,
        '^(?:node:)?(?:fs|http|https|net|tls|dns|child_process|worker_threads|sqlite|dgram)(?:/|$)',
        'node_modules/(?:mongodb|amqplib|openai|@hubspot|koa|inversify|pino)/',
      ],
    },
  },
  {
    name: 'ports-know-only-the-domain',
    comment: 'ports → domain, shared, contract and other ports.',
    from: { ...production, path: `${root}core/src/${feature}/ports/` },
    to: {
      path: [`${root}core/src/(?!(?:${feature}/(?:domain|ports)|shared|contract)/)`, 'node_modules/(?!zod/|@types/)'],
    },
  },
  {
    name: 'use-cases-know-no-technology',
    comment:
      'use cases → domain, ports, shared, contract, zod, lru-cache and p-limit; never an adapter, the composition or a vendor’s package.',
    from: { ...production, path: `${root}core/src/${feature}/use-cases/` },
    to: {
      path: [
        `${root}core/src/(?:adapters|composition|testing)/`,
        'node_modules/(?!zod/|lru-cache/|p-limit/|@types/)',
        '^(?:node:)?(?:fs|http|https|net|child_process|sqlite)(?:/|$)',
      ],
    },
  },
  {
    name: 'use-cases-keep-to-their-feature',
    comment:
      'another feature is reached through its ports; of a use case that the composition hands in, only the type is named.',
    from: { ...production, path: `${root}core/src/(${feature})/use-cases/` },
    to: {
      path: `${root}core/src/${feature}/use-cases/`,
      pathNot: `${root}core/src/$1/`,
      dependencyTypesNot: ['type-only'],
    },
  },
  ...features.slice(0, -1).map((name, index) => ({
    name: `${name}-knows-no-later-feature`,
    comment:
      'features have an order; what one needs of a later one is an interface of its own that the later implements.',
    from: { ...production, path: `${root}core/src/${name}/` },
    to: { path: `${root}core/src/(?:${features.slice(index + 1).join('|')})/` },
  })),
  {
    name: 'adapters-know-only-ports-and-domain',
    comment: 'adapters → ports, domain, shared, contract.',
    from: { ...production, path: `${root}core/src/adapters/` },
    to: {
      path: [
        `${root}core/src/${feature}/use-cases/`,
        `${root}core/src/(?:composition|testing)/`,
        `${root}core/src/app[.]ts$`,
      ],
    },
  },
  {
    name: 'adapters-keep-apart',
    comment: 'one adapter never imports another.',
    from: { ...production, path: `${root}core/src/adapters/([^/]+)/` },
    to: { path: `${root}core/src/adapters/`, pathNot: `${root}core/src/adapters/$1/` },
  },
  {
    name: 'contract-needs-only-zod',
    comment: 'the contract runs in a browser too.',
    from: { ...production, path: `${root}core/src/contract/` },
    to: { path: [`${root}(?!core/src/contract/)[a-z]`, '^node:'], pathNot: 'node_modules/zod/' },
  },
  {
    name: 'evidence-is-pure',
    comment:
      'evidence runs in a browser too: it knows shared, mail, the contract, the language detector and the list of TLDs.',
    from: { ...production, path: `${root}core/src/evidence/` },
    to: {
      path: [`${root}(?!core/src/(?:evidence|shared|mail|contract)/)[a-z]`, '^node:'],
      pathNot: 'node_modules/(?:eld|tlds)/',
    },
  },
  {
    name: 'mail-is-pure',
    comment: 'mail runs in a browser too: it knows shared and the parser of HTML.',
    from: { ...production, path: `${root}core/src/mail/` },
    to: { path: [`${root}(?!core/src/(?:mail|shared)/)[a-z]`, '^node:'], pathNot: 'node_modules/htmlparser2/' },
  },
  {
    name: 'shared-imports-nothing-of-the-core',
    comment: 'shared is below everything.',
    from: { ...production, path: `${root}core/src/shared/` },
    to: { path: `${root}core/src/(?!(?:shared|contract)/)` },
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
    comment: 'outside the core only container.ts picks adapters.',
    from: {
      ...production,
      path: `${root}(?:api|worker|cli)/src/`,
      pathNot: [...production.pathNot, `${root}(?:api|worker|cli)/src/container[.]ts$`],
    },
    to: { path: `${root}core/src/adapters/` },
  },
  {
    name: 'edges-go-through-use-cases',
    comment: 'routes, consumers and commands → use cases; what they run in is handed to them.',
    from: { ...production, path: `${root}(?:api/src/routes|worker/src/consumers|cli/src/commands)/` },
    to: { path: `${root}core/src/(?:adapters|composition)/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'core-knows-no-driver',
    comment: 'the core imports none of what is built around it.',
    from: { ...production, path: `${root}core/` },
    to: { path: `${root}(?:api|worker|cli|ui|shell|mf-[a-z]+|sandbox)/` },
  },
  {
    name: 'drivers-keep-apart',
    comment: 'api, worker and cli never import one another.',
    from: { ...production, path: `${root}(api|worker|cli)/` },
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
    comment: 'the web takes from the core only ./contract and ./evidence, and nothing from the servers.',
    from: { path: `${root}(?:ui|shell|mf-[a-z]+)/src/` },
    to: { path: [`${root}core/src/(?!(?:contract|evidence)/)`, `${root}(?:api|worker|cli|sandbox)/`, '^node:'] },
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
    to: { path: `${root}(?:core|api|worker|cli|ui|shell|mf-[a-z]+)/` },
  },
  {
    name: 'production-imports-no-testing',
    comment: 'nothing in production imports testing or a test.',
    from: { ...production, path: `${root}(?:core|api|worker|cli|ui|shell|mf-[a-z]+|sandbox)/` },
    to: { path: [`${root}[a-z-]+${testing}`, test] },
  },
  {
    name: 'a-start-needs-no-tool',
    comment: 'what `npm start` runs imports `dependencies` alone: the others are installed for tests and checks.',
    from: {
      path: [`${root}(?:core|api|worker|cli|ui|shell|mf-[a-z]+|sandbox)/`, `${root}scripts/(?:start|build-web)`],
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
