/** @module-tag long */
// Parts that are drawn once for everybody: a page that takes them is, letter for letter, the page that is drawn anew.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#tests/support/conversation.ts'
import { slowClockInPeriod } from '#tests/support/fast-clock.ts'
import { startSeededServer, type TestServer } from '#tests/support/server.ts'

const PAGES = [
  '/',
  '/hi',
  '/panchang/varanasi-uttar-pradesh-india',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-21',
  '/horoscope/mesha/today',
  '/hi/horoscope/mina/week',
  '/astrologers',
  '/astrologers?sort=price',
]
/** Two people of each role: the second one's page takes the parts that the first one's was drawn with. */
const PAIRS = [
  ['user@drishti.test', 'daniel@drishti.test'],
  ['astrologer@drishti.test', 'farzana@drishti.test'],
] as const

let warm: TestServer
let fresh: TestServer
beforeAll(async () => {
  // The home page names the minute.
  const clock = slowClockInPeriod(60_000)
  ;[warm, fresh] = await Promise.all([startSeededServer(clock), startSeededServer(clock)])
})
afterAll(() => Promise.all([warm.stop(), fresh.stop()]))

/** The page, without what differs in each answer, and which of its parts were there already. */
async function open(server: TestServer, path: string, cookie: string): Promise<{ page: string; kept: string | null }> {
  const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toMatch(/<main .*<\/main>.*<\/footer>/s)
  return {
    page: page.replaceAll(server.url, '').replaceAll(/ nonce="[^"]*"/g, ''),
    kept: answer.headers.get('x-kept'),
  }
}

const cookieOf = async (server: TestServer, email: string) => (await logIn(server, email)).cookie

test.each(PAIRS)('the pages of %s and then %s', async (first, second) => {
  const [before, later, alone] = await Promise.all([
    cookieOf(warm, first),
    cookieOf(warm, second),
    cookieOf(fresh, second),
  ])
  for (const path of PAGES) {
    await open(warm, path, before)
    const [again, anew] = [await open(warm, path, later), await open(fresh, path, alone)]
    // The footer is the same for all roles.
    expect([path, again.kept]).toEqual([path, 'main footer'])
    expect(anew.kept).not.toContain('main')
    expect(again.page === anew.page).toBe(true)
  }
})

test('another address of one server has its own parts', async () => {
  const cookie = await cookieOf(warm, 'user@drishti.test')
  const [one, other] = [
    await open(warm, '/astrologers?language=Tamil', cookie),
    await open(warm, '/astrologers?language=Hindi', cookie),
  ]
  const mainOf = ({ page }: { page: string }) => page.slice(page.lastIndexOf('<main '), page.lastIndexOf('</main>'))
  expect(mainOf(one)).not.toBe(mainOf(other))
})
