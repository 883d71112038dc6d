// workers/env.ts is written by hand (docs/decisions/configuration.md): it has the bindings and variables of wrangler.toml.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const root = path.resolve(import.meta.dirname, '../../..')
const members = [...readFileSync(path.join(root, 'workers/env.ts'), 'utf8').matchAll(/^ {2}(\w+)(\??): (.+)$/gm)].map(
  ([, name = '', optional, type = '']) => ({ name, type, isOptional: optional === '?' }),
)

/** The settings that are compared; wrangler's own type is wider. */
type Config = {
  d1_databases: { binding: string }[]
  r2_buckets: { binding: string }[]
  ratelimits: { name: string }[]
  durable_objects: { bindings: { name: string; class_name: string }[] }
  assets: { binding: string }
  vars: Record<string, unknown>
}
const config = readConfig({ config: path.join(root, 'wrangler.toml') }) as unknown as Config

test('every binding has its type, and nothing else is there on every site', () => {
  const typed = members.filter(({ isOptional }) => !isOptional).map(({ name, type }) => [name, type])
  expect(Object.fromEntries(typed)).toEqual({
    [config.assets.binding]: 'Fetcher',
    ...Object.fromEntries(config.d1_databases.map(({ binding }) => [binding, 'D1Database'])),
    ...Object.fromEntries(config.r2_buckets.map(({ binding }) => [binding, 'R2Bucket'])),
    ...Object.fromEntries(config.ratelimits.map(({ name }) => [name, 'RateLimit'])),
    ...Object.fromEntries(
      config.durable_objects.bindings.map((each) => [each.name, `DurableObjectNamespace<${each.class_name}>`]),
    ),
  })
})

test('every variable is read as a string that may be missing', () => {
  const strings = members.filter(({ isOptional, type }) => isOptional && type === 'string').map(({ name }) => name)
  expect(strings).toEqual(expect.arrayContaining(Object.keys(config.vars)))
})
