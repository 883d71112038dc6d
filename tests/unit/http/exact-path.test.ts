import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { exactOf, exactPath, exactPaths } from '#workers/http/exact-path.ts'
import type { AppEnv } from '#workers/http/types.ts'

const exact = exactPaths({
  root: { path: '' },
  match: { parentId: 'root', path: 'KundliMatch' },
  kundli: { parentId: 'root', path: 'kundli' },
  dashboard: { parentId: 'root', path: 'dashboard' },
  wallet: { parentId: 'dashboard', path: 'user/wallet' },
  post: { parentId: 'root', path: 'blogs/:postId/:slug?' },
  rest: { parentId: 'root', path: '*' },
})

test('an address in other letter cases has an exact one', () => {
  expect(exactOf('/kundlimatch', exact)).toBe('/KundliMatch')
  expect(exactOf('/KUNDLI', exact)).toBe('/kundli')
  expect(exactOf('/Dashboard/User/Wallet', exact)).toBe('/dashboard/user/wallet')
  expect(exactOf('/Panchang/Delhi-India', exact)).toBe('/panchang/delhi-india')
})

test('exact addresses, ids and unknown ones stay', () => {
  for (const path of ['/KundliMatch', '/kundli', '/blogs/aBcD', '/astrologer/xY', '/No-Such-Page', '/'])
    expect([path, exactOf(path, exact)]).toEqual([path, null])
})

test('an address with encoded signs leads to the exact one as it was written', async () => {
  const app = new Hono<AppEnv>()
  app.use(exactPath({ list: { path: 'astrologers' } }))
  app.all('*', (c) => c.text('page'))
  const ask = async (path: string) => {
    const { status, headers } = await app.request(path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await ask('/PANCHANG/a%0Ab?date=2026-11-21')).toEqual([301, '/panchang/a%0ab?date=2026-11-21'])
  expect(await ask('/Panchang/%E0%A4%95')).toEqual([301, '/panchang/%e0%a4%95'])
  expect(await ask('/panchang/%E0%A4%95')).toEqual([200, null])
  expect(await ask('/Astrologers')).toEqual([301, '/astrologers'])
})
