/**
 * Allowed and forbidden imports by file pattern, so that new features are covered automatically.
 * `tools/quality/checks/boundaries.test.ts` proves that each rule can fail.
 */
const UNIT_TESTS = '[.]test[.]tsx?$';

/** Allowed file suffixes in a feature; `CONTRIBUTING.md` explains each. */
const SUFFIXES = [
  'access',
  'domain',
  'mail',
  'presenter',
  'records',
  'repository',
  'routes',
  'service',
  'settings',
  'states',
  'storage',
  'test-data',
  'triggers',
];

/** The layers below services; domain and states have a stricter rule. */
const LOWER_LAYERS = ['presenter', 'records', 'repository', 'storage'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'shared-imports-zod-only',
      comment: 'The contracts run in the browser and on the server, so they know neither.',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: UNIT_TESTS },
      to: { pathNot: ['^shared/src/', 'node_modules/zod/'] },
    },
    {
      name: 'domain-imports-shared-only',
      comment:
        'Domain code is pure: contracts, schemas, other domain code, how invalid fields and JSON are reported, the words of searches, escapes of HTML, and those parts of Node that neither wait nor reach out.',
      severity: 'error',
      from: { path: '^functions/src/.*[.](domain|states)[.]ts$' },
      to: {
        pathNot: [
          '^shared/src/',
          '[.](domain|states|records)[.]ts$',
          '^functions/src/platform/(invalid-fields|formats/(escape-html|parse-json|search-words))[.]ts$',
          'node_modules/zod/',
          '^(node:)?(crypto|util)$',
        ],
      },
    },
    {
      name: 'domain-takes-types-of-records',
      comment: 'How a record is stored is no business of the rules that it goes by.',
      severity: 'error',
      from: { path: '^functions/src/.*[.](domain|states)[.]ts$' },
      to: { path: '[.]records[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'closed-set-of-suffixes',
      comment: 'The name of a file says what it may do, so the rules above find it.',
      severity: 'error',
      from: {},
      to: {
        path: '^functions/src/features/',
        pathNot: [`[.](${SUFFIXES.join('|')})[.]ts$`, UNIT_TESTS],
      },
    },
    {
      name: 'layers-in-one-direction',
      comment: 'Rooms use each other at any layer; a layer never uses one above it.',
      severity: 'error',
      from: { path: `^functions/src/features/.*[.](${LOWER_LAYERS.join('|')})[.]ts$` },
      to: { path: '[.](service|routes|triggers)[.]ts$' },
    },
    {
      name: 'entry-points-are-not-imported',
      comment:
        'Routes and triggers begin the work of a service; only the app and index.ts name them.',
      severity: 'error',
      from: { path: '^functions/src/features/', pathNot: UNIT_TESTS },
      to: { path: '[.](routes|triggers)[.]ts$' },
    },
    {
      name: 'routes-import-services-only',
      comment:
        'A route parses a call and hands it to services; it may read constants of the domain.',
      severity: 'error',
      from: { path: '^functions/src/features/.*[.]routes[.]ts$' },
      to: {
        pathNot: ['[.](service|domain)[.]ts$', '^functions/src/http/', '^shared/src/'],
      },
    },
    {
      name: 'firestore-in-repositories-only',
      comment: 'Only *.repository.ts and platform/ speak to Firestore.',
      severity: 'error',
      from: {
        path: '^functions/src/',
        pathNot: ['[.]repository[.]ts$', '^functions/src/platform/', UNIT_TESTS],
      },
      to: {
        path: ['node_modules/firebase-admin/.*firestore', 'node_modules/@google-cloud/firestore'],
      },
    },
    {
      name: 'sharp-is-loaded-when-needed',
      comment:
        'It takes memory and a good part of a second: instances that decode no picture start without it.',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: UNIT_TESTS },
      to: { path: 'node_modules/sharp/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-is-imported-by-live-app-only',
      severity: 'error',
      from: {
        pathNot: ['^functions/src/live-app[.]ts$', '^tests/', '^tools/quality/access/', UNIT_TESTS],
      },
      to: { path: '^functions/src/app[.]ts$' },
    },
    {
      name: 'functions-import-no-web',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-imports-no-functions',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^functions/' },
    },
    {
      name: 'web-features-are-apart',
      comment: 'What two features share belongs into domains/, ui/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-import-no-app',
      comment: 'The app puts the features together, not the other way round.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-domains-import-ui-and-lib-only',
      severity: 'error',
      from: { path: '^web/src/domains/' },
      to: { path: '^web/src/', pathNot: '^web/src/(domains|ui|lib|assets|styles)/' },
    },
    {
      name: 'web-ui-imports-lib-only',
      comment: 'Primitives know no noun of the shop.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/', pathNot: '^web/src/(ui|lib|assets|styles)/' },
    },
    {
      name: 'web-lib-is-the-base',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/src/', pathNot: '^web/src/lib/' },
    },
    {
      name: 'web-rooms-are-left-by-package-imports',
      comment: "Files of one room import each other by './' and '../', all others by '#'.",
      severity: 'error',
      from: { path: '^web/src/((?:features|domains|lib|ui)/[^/]+|app)/' },
      to: {
        path: '^web/src/',
        pathNot: '^web/src/$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(lib/index[.]js|functions/pages|dist[^/]*)($|/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
