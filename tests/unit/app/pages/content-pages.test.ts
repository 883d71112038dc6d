import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isContentPath } from '#workers/contract/content/content-pages.ts'

const modules = import.meta.glob<{ handle?: { content?: boolean } }>('/app/screens/**/*.tsx')

/** Routes with a screen, by an address of theirs. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): [path: string, file: string][] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return [[own, file] as [string, string], ...addressesOf(children, own)]
  })
}

const screens = addressesOf(await routes).filter(([path, file]) => file.endsWith('.tsx') && !path.includes('*'))

test.each(screens)('/%s is a content page by its handle and by its address, or by neither', async (path, file) => {
  const { handle } = (await modules[`/app/${file}`]?.()) ?? {}
  const isContent = handle?.content === true
  const address = `/${path.replaceAll(/:\w+/g, 'some').replaceAll('?', '')}`
  expect(isContentPath(address)).toBe(isContent)
  expect(isContentPath(`/hi${address}`)).toBe(isContent)
  if (path.includes('?'))
    expect(isContentPath(`/${path.replace(/\/:\w+\?/, '').replaceAll(/:\w+/g, 'some')}`)).toBe(isContent)
})
