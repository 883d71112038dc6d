// Who may import whom (the table of ARCHITECTURE.md): arrows point down only.
const to = (path, extra = {}) => ({ path, ...extra })

// The values that each folder of workers may import from the others. Types may come from further; own rules say where not.
const MAY_IMPORT = {
  contract: [],
  jyotish: [],
  db: ['contract'],
  gateways: ['contract'],
  domain: ['contract', 'db', 'jyotish'],
  services: ['contract', 'db', 'domain', 'gateways'],
  http: ['contract', 'domain/identity', 'domain/idempotency'],
  api: ['contract', 'http', 'jyotish'],
  webhooks: ['contract', 'http'],
  realtime: ['contract', 'domain', 'http', 'services'],
}
const layerRules = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^workers/${folder}/` },
  // The logger and the limit of effects belong to every folder that does something.
  to: to(`^workers/(?!(${[folder, ...others].join('|')})/|${others.length > 0 ? '(log|effect-timeout)\\.ts$' : '$'})`, {
    dependencyTypesNot: ['type-only'],
  }),
}))
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circular',
      comment:
        'Types count too. Env names the classes of the Durable Objects, which use services, which use Env: no other way exists to type their namespaces. The parts of the Twilio double know the exchange that joins them. A file of Hindi texts takes its type from the English ones, beside which it stands in the dictionary.',
      severity: 'error',
      from: { pathNot: '^packages/twilio-double/' },
      to: { circular: true, viaOnly: { pathNot: '(^workers/env|\\.hi)\\.ts$' } },
    },
    { name: 'ui-is-dumb', severity: 'error', from: { path: '^app/ui/' }, to: to('^(app/(?!ui/|language/)|workers/)') },
    {
      name: 'app-sees-contract-and-jyotish',
      severity: 'error',
      from: { path: '^app/' },
      to: to('^workers/(?!contract/|jyotish/)', { dependencyTypesNot: ['type-only'] }),
    },
    { name: 'workers-never-see-app', severity: 'error', from: { path: '^workers/' }, to: to('^app/') },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^workers/contract/' },
      to: to('^(workers/(?!contract/)|app/)'),
    },
    {
      name: 'jyotish-stands-alone',
      severity: 'error',
      from: { path: '^packages/jyotish/' },
      to: to('^(workers/(?!jyotish/)|app/|node_modules/)'),
    },
    {
      name: 'domain-knows-no-http',
      severity: 'error',
      from: { path: '^workers/domain/' },
      to: to(
        '^workers/(api|http|webhooks|realtime|gateways|services|env|index|load-context)|node_modules/(hono|@remix-run)',
      ),
    },
    {
      name: 'domain-through-index',
      severity: 'error',
      from: { path: '^workers/domain/([^/]+)/' },
      to: to('^workers/domain/(?!$1/)[^/]+/(?!index\\.ts$)', { pathNot: '\\.table\\.ts$' }),
    },
    {
      name: 'tables-of-an-area',
      comment: 'An area reads and writes its own tables; what reads across areas is domain/reports.',
      severity: 'error',
      from: { path: '^workers/domain/([^/]+)/', pathNot: '^workers/domain/reports/' },
      to: to('^workers/domain/(?!$1/)[^/]+/[^/]+\\.table\\.ts$'),
    },
    {
      name: 'reports-know-tables-only',
      comment: 'Areas ask reports, so reports must not ask areas.',
      severity: 'error',
      from: { path: '^workers/domain/reports/' },
      to: to('^workers/domain/(?!reports/)', { pathNot: '\\.table\\.ts$' }),
    },
    {
      name: 'product-not-tests',
      severity: 'error',
      from: { path: '^(app|workers)/' },
      to: to('^(tests|scripts|packages/twilio-double)/'),
    },
    {
      name: 'twilio-double-stands-alone',
      severity: 'error',
      from: { path: '^packages/twilio-double/' },
      to: to('^(app|workers|tests|scripts)/'),
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
