import { expect, test } from 'vitest'
import { exactOf, exactPaths } from '#workers/http/exact-path.ts'

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
