/** @module-tag long */
// Libraries whose code the server's build changes still have that code, and match the same routes with it.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedCode } from '../../../scripts/vite/kept-routes.ts'

const modules = path.resolve(import.meta.dirname, '../../../node_modules')
const read = (file: string) => readFileSync(path.join(modules, file), 'utf8')
const ROUTER = '@remix-run/router/dist/router.js'
const SINGLE_FETCH = '@remix-run/react/dist/esm/single-fetch.js'
const FILES = [
  ROUTER,
  '@remix-run/react/dist/esm/server.js',
  SINGLE_FETCH,
  'react-router-dom/dist/server.mjs',
  'react-router-dom/dist/server.js',
  'react-router/dist/index.js',
  'react-dom/cjs/react-dom-server.browser.production.min.js',
].filter((file) => existsSync(path.join(modules, file)))

test.each(FILES)('%s has the code that the build changes', (file) => {
  const code = read(file)
  expect(changedCode(`/x/node_modules/${file}`, code)).not.toBe(code)
})

test('a file without that code stops the build, another file stays as it is', () => {
  expect(() => changedCode(`/x/node_modules/${ROUTER}`, 'export {}')).toThrow(/has no ranked routes/)
  expect(changedCode('/x/app/root.tsx', 'export {}')).toBeNull()
})

type Matches = { route: { id: string }; params: Record<string, string | undefined> }[] | null
type Router = { matchRoutes(routes: unknown[], path: string): Matches }

test('the changed router finds the same route and parameters, again and again', async () => {
  const own = createRequire(import.meta.url)('@remix-run/router') as Router
  const changed = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(changedCode(`/x/${ROUTER}`, read(ROUTER)) ?? '')}`
  )) as Router
  const routes = [
    { id: 'home', path: '/', children: [{ id: 'index', index: true }] },
    { id: 'sign', path: 'horoscope/:sign/:period?' },
    { id: 'signs', path: 'horoscope' },
    { id: 'optional', path: 'en?/about/:part?' },
    { id: 'rest', path: '*' },
    { id: 'admin', path: 'dashboard/admin', children: [{ id: 'user', path: 'users/:id' }] },
  ]
  const found = (router: Router, address: string) =>
    router.matchRoutes(routes, address)?.map(({ route, params }) => [route.id, params])
  const ADDRESSES = [
    '/',
    '/horoscope',
    '/horoscope/mesha',
    '/horoscope/mesha/week',
    '/dashboard/admin/users/a%20b',
    '/x/y',
    '/ABOUT/us',
    '/en/about',
    '/Horoscope/mesha/',
    '//horoscope',
    '/horoscopes',
    '/%68oroscope',
    '/dashboard',
  ]
  for (const address of [...ADDRESSES, ...ADDRESSES]) expect(found(changed, address)).toEqual(found(own, address))
})

const REACT = 'react-dom/cjs/react-dom-server.browser.production.min.js'
type Server = { renderToReadableStream(page: unknown): Promise<ReadableStream<Uint8Array>> }

function serverOf(code: string): Server {
  const server = {}
  new Function('require', 'exports', code)(createRequire(import.meta.url), server)
  return server as Server
}

test('the changed React writes the same page, in parts of 32 KB at least', async () => {
  const { createElement, Suspense, lazy } = await import('react')
  const Late = lazy(async () => ({ default: () => createElement('i', null, 'late: पंचांग 🌙') }))
  const rows = Array.from({ length: 3000 }, (_, i) =>
    createElement(
      'p',
      { key: i, title: `"${i}" & more`, hidden: i % 2 === 0, style: { width: i } },
      i,
      ' ',
      'तिथि <b>',
    ),
  )
  const tree = createElement('main', null, ...rows, createElement(Suspense, { fallback: 'wait' }, createElement(Late)))
  const parts = async (code: string) => {
    const found: Uint8Array[] = []
    const page = await serverOf(code).renderToReadableStream(tree)
    await page.pipeTo(new WritableStream({ write: (part) => void found.push(part) }))
    return found
  }
  const text = async (list: Uint8Array[]) => new Blob(list as BlobPart[]).text()
  const own = await parts(read(REACT))
  const changed = await parts(changedCode(`/x/${REACT}`, read(REACT)) ?? '')
  expect(await text(changed)).toBe(await text(own))
  expect(changed.length).toBeLessThan(20)
  expect(own.length).toBeGreaterThan(changed.length * 10)
})

test('a page’s data in single quotes are the text that they were, and close no script', () => {
  const code = changedCode(`/x/${SINGLE_FETCH}`, read(SINGLE_FETCH)) ?? ''
  const [quoting = ''] = /function singleQuoted[\s\S]*?\n\}/.exec(code) ?? []
  const [, written = ''] = /enqueue\(\$\{(.*?)\}\);/.exec(code) ?? []
  const escaping = read('@remix-run/react/dist/esm/markup.js').replace(/^export .*$/m, '')
  const scriptOf = new Function('value', `${escaping}; ${quoting}; return ${written}`) as (value: string) => string
  expect(scriptOf('[{"a":"it\'s"}]')).toBe(`'[{"a":"it\\'s"}]'`)
  const unit = fc.constantFrom('"', "'", '\\', '\n', '\u2028', '\u2029', '<', '>', '&', '</script>', '\ud800', 'a', 'अ')
  const same = fc.property(fc.string({ unit }), (text) => {
    const script = scriptOf(text)
    expect(script).not.toMatch(/[<>&]/)
    expect(new Function(`return ${script}`)()).toBe(text)
  })
  fc.assert(same, { numRuns: 500 })
})
