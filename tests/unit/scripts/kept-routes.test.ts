// Libraries whose code the server's build changes still have that code, and match the same routes with it.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changedCode } from '../../../scripts/vite/kept-routes.ts'

const modules = path.resolve(import.meta.dirname, '../../../node_modules')
const read = (file: string) => readFileSync(path.join(modules, file), 'utf8')
const ROUTER = '@remix-run/router/dist/router.js'
const FILES = [
  ROUTER,
  '@remix-run/react/dist/esm/server.js',
  'react-router-dom/dist/server.mjs',
  'react-router-dom/dist/server.js',
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
  ]
  for (const address of [...ADDRESSES, ...ADDRESSES]) expect(found(changed, address)).toEqual(found(own, address))
})
