// The Worker's bundle has all names of zod, and its own `z` (scripts/worker/zod.mjs).
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
