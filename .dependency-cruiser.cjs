const { readdirSync } = require('node:fs');

// Who may import whom (docs/architecture.md). Zones come from the folders, so a new folder is covered at once.
const may = {
  'packages/contract': [],
  'packages/forms': ['packages/contract'],
  'packages/texts': ['packages/contract', 'packages/forms'],
  'packages/pdf': [],
  'packages/threads': [],
  'packages/models': [],
  'packages/reader': ['packages/pdf', 'packages/forms', 'packages/threads', 'packages/models'],
  'apps/web': ['packages/contract', 'packages/forms', 'packages/texts'],
  'apps/server': [
    'packages/contract',
    'packages/forms',
    'packages/texts',
    'packages/pdf',
    'packages/reader',
    'packages/threads',
    'packages/models',
  ],
};
const zones = ['packages', 'apps'].flatMap((root) => readdirSync(root).map((name) => `${root}/${name}`));
const foldersOf = (path) => {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .map((e) => e.name);
  } catch {
    return [];
  }
};

const zoneRules = zones.map((zone) => ({
  name: `zone-${zone.replace('/', '-')}`,
  comment: `${zone} may import only ${(may[zone] ?? []).join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${zone}/` },
  to: { path: '^(apps|packages)/', pathNot: [zone, ...(may[zone] ?? [])].map((z) => `^${z}/`) },
}));

const webFeatureRules = foldersOf('apps/web/src/features').map((feature) => ({
  name: `web-feature-${feature}`,
  comment: 'features do not import features; pages compose them',
  severity: 'error',
  from: { path: `^apps/web/src/features/${feature}/` },
  to: { path: '^apps/web/src/(features|pages)/', pathNot: `^apps/web/src/features/${feature}/` },
}));

const serverFeatureRules = foldersOf('apps/server/src/features').map((feature) => ({
  name: `server-feature-${feature}`,
  comment: 'one feature reaches another only through its index.ts',
  severity: 'error',
  from: { path: `^apps/server/src/features/${feature}/` },
  to: {
    path: '^apps/server/src/features/[^/]+/',
    pathNot: [`^apps/server/src/features/${feature}/`, '/index\\.ts$'],
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-drawers',
      comment: 'no package or folder is called shared, common, utils, helpers or misc',
      severity: 'error',
      from: {},
      to: { path: '^(apps|packages)/.*/(shared|common|utils|helpers|misc)(/|\\.)', pathNot: 'node_modules' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|pages)/' },
    },
    {
      name: 'schemas-stay-out-of-the-browser',
      comment:
        'the contract brings its schemas and their library; pages need its types, and files of it that have none',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/contract/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'database-only-in-repos',
      comment: 'only *.repo.ts, context.ts and the platform touch the database',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '\\.repo\\.ts$',
          '/context\\.ts$',
          '^apps/server/src/platform/',
          '\\.test\\.ts$',
          '^apps/server/src/testing/',
        ],
      },
      to: {
        path: ['node_modules/(drizzle-orm|@electric-sql|pg)/', '^apps/server/src/platform/database/schema'],
      },
    },
    {
      name: 'vendors-live-in-platform',
      severity: 'error',
      from: { path: '^apps/server/src/features/' },
      to: { path: 'node_modules/(flydrive|pg-boss|nodemailer|pino|better-auth)/' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: ['\\.test\\.tsx?$', '/testing/'] },
    },
    {
      name: 'shared-code-knows-no-form',
      comment: 'what all forms need knows the folder of none; the registry alone names them',
      severity: 'error',
      from: {
        path: '^packages/forms/src/',
        pathNot: ['^packages/forms/src/(i[0-9]+|registry)/', '\\.test\\.ts$'],
      },
      to: { path: '^packages/forms/src/i[0-9]+/' },
    },
    {
      name: 'not-unresolvable',
      comment: 'the address of a file is resolved by the build, which fails where there is none',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
    },
    ...zoneRules,
    ...webFeatureRules,
    ...serverFeatureRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
