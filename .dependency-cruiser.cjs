// Who may import whom (ARCHITECTURE.md): arrows point down only.
const to = (path, extra = {}) => ({ path, ...extra })
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Types count too. Env names the classes of the Durable Objects, which use services, which use Env: no other way exists to type their namespaces.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^workers/env\\.ts$' } },
    },
    { name: 'ui-is-dumb', severity: 'error', from: { path: '^app/ui/' }, to: to('^(app/(?!ui/)|workers/)') },
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
      from: { path: '^workers/jyotish/' },
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
      name: 'gateways-http-db-see-contract',
      severity: 'error',
      from: { path: '^workers/(gateways|db)/' },
      to: to('^workers/(api|http|webhooks|domain|services)', { dependencyTypesNot: ['type-only'] }),
    },
    {
      name: 'edges-go-through-services',
      severity: 'error',
      from: { path: '^workers/(api|webhooks)/' },
      to: to('^workers/(db|gateways|domain|realtime)/', { dependencyTypesNot: ['type-only'] }),
    },
    { name: 'product-not-tests', severity: 'error', from: { path: '^(app|workers)/' }, to: to('^(tests|scripts)/') },
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
