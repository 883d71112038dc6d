import { expect, test } from 'vitest'
import { TransitsRequest } from '#workers/contract/tools/advanced.ts'

const birth = { datetime: '1991-03-17T07:25', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata' }
const span = { birth, from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }
const refusedAt = (lists: object) =>
  TransitsRequest.safeParse({ ...span, ...lists })
    .error?.issues.map(({ path }) => path.join('.'))
    .filter((path) => !path.startsWith('birth'))

test('a search takes no longer list of grahas or dashas than there are', () => {
  expect(refusedAt({ grahas: Array(9).fill('saturn') })).toContain('grahas')
  expect(refusedAt({ dashas: Array(7).fill('chara') })).toContain('dashas')
})
