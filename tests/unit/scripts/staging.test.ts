// Wrangler passes no binding on to an environment: staging has each one again, and shares no data with production.
import path from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const config = path.resolve(import.meta.dirname, '../../../wrangler.toml')
/** The settings that are compared; wrangler's own type is wider. */
type Config = {
  name: string
  d1_databases: { binding: string; database_name: string; database_id: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  ratelimits: { name: string; namespace_id: string }[]
  durable_objects: { bindings: { name: string; class_name: string }[] }
  vars: Record<string, unknown>
  define: Record<string, string>
} & Record<'triggers' | 'keep_names' | 'workers_dev' | 'preview_urls' | 'limits' | 'migrations' | 'alias', unknown> &
  Record<'assets' | 'observability', unknown>
const production = readConfig({ config }) as unknown as Config
const staging = readConfig({ config, env: 'staging' }) as unknown as Config

const names = (of: Config) => ({
  databases: of.d1_databases.map(({ binding }) => binding),
  buckets: of.r2_buckets.map(({ binding }) => binding),
  limits: of.ratelimits.map(({ name }) => name),
  objects: of.durable_objects.bindings.map((each) => [each.name, each.class_name]),
  vars: Object.keys(of.vars),
  define: Object.keys(of.define),
  settings: [of.triggers, of.keep_names, of.workers_dev, of.preview_urls, of.limits, of.migrations, of.alias],
  assets: of.assets,
  logs: of.observability,
})

test('staging has every binding and setting of production', () => {
  expect(names(staging)).toEqual(names(production))
})

test('staging has a name, a database, a bucket and a counter of its own', () => {
  const own = (of: Config) => [
    of.name,
    ...of.d1_databases.flatMap((each) => [each.database_name, each.database_id]),
    ...of.r2_buckets.map(({ bucket_name }) => bucket_name),
    ...of.ratelimits.map(({ namespace_id }) => namespace_id),
  ]
  const shared = own(staging).filter((each) => own(production).includes(each))
  expect(shared).toEqual([])
})
