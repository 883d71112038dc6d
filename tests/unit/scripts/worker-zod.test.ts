/** @module-tag long */
// The Worker's bundle has all names of zod, and its own `z` (scripts/worker/zod.mjs).
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { extendZodWithOpenApi } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import * as whole from 'zod'
import * as ours from '../../../scripts/worker/zod.mjs'

test('the zod of the Worker has each name of the library', () => {
  const absent = Object.keys(whole).filter((name) => !(name in ours))
  expect(absent).toEqual(['default'])
  expect(ours.z.ZodType).toBe(whole.z.ZodType)
})

test('the library that takes all of zod reads one class of it', () => {
  const read = new Set<string | symbol>()
  class Fresh {}
  const zod = new Proxy(
    { ZodType: Fresh },
    {
      get(target, name) {
        read.add(name)
        return Reflect.get(target, name)
      },
    },
  )
  extendZodWithOpenApi(zod as never)
  expect([...read]).toEqual(['ZodType'])
  expect(Fresh.prototype).toHaveProperty('openapi')
})

test('no file takes the one value `z` of zod, which has a single class in the Worker', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const files = globSync('{app,workers}/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(1000)
  const takesValue = /import \{[^}]*\bz\b[^}]*\} from '(zod|@hono\/zod-openapi)'/
  expect(files.filter((file) => takesValue.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
