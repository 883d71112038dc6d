// Parts that a page works without.
import { expect, test, vi } from 'vitest'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { readSettings } from '#app/shell/read-settings.ts'

const contextOf = () => ({ logFailure: vi.fn(), lacksPart: vi.fn() })
const away = async () => Promise.reject(new Error('no such table'))

test('a part that can be read is the part', async () => {
  const context = contextOf()
  expect(await orNothing(context, { part: 'posts', read: async () => [1], fallback: [] })).toEqual([1])
  expect([context.logFailure.mock.calls, context.lacksPart.mock.calls]).toEqual([[], []])
})

test('a part that cannot be read is its fallback, and is logged', async () => {
  const context = contextOf()
  expect(await orNothing(context, { part: 'posts', read: away, fallback: null })).toBe(null)
  expect(context.logFailure).toHaveBeenCalledWith({ event: 'part.failed', part: 'posts' }, expect.any(Error))
  expect(context.lacksPart).toHaveBeenCalledOnce()
})

test('pages without settings show the last ones that were read', async () => {
  const context = contextOf()
  const services = { settings: away, lastSettings: () => ({ platformName: 'Drishti' }) }
  expect(await readSettings({ services, ...context } as never)).toEqual({ platformName: 'Drishti' })
  expect(context.lacksPart).toHaveBeenCalledOnce()
})

test('the strip of astrologers is empty where it cannot be read', async () => {
  const context = contextOf()
  const services = { astrologers: { listAvailable: away } }
  expect(await readTopAstrologers({ services, ...context } as never)).toEqual([])
  expect(context.lacksPart).toHaveBeenCalledOnce()
})
