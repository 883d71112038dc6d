import { expect, test } from 'vitest'
import { readHome } from '#app/screens/home/read-home.ts'

/** Services of one isolate; `state.asked` counts the questions to the database. */
function servicesOf() {
  const state = { now: 1_000_000, version: 1, price: 120, asked: 0, lacking: 0, fails: false }
  const services = {
    clock: { now: () => state.now },
    contentVersion: async () => state.version,
    settings: async () => ({ timezone: 'Asia/Kolkata' }),
    lastSettings: () => ({ timezone: 'Asia/Kolkata' }),
    blogs: { newest: async () => [] },
    astrologers: {
      listAvailable: async () => [],
      lowestPrice: async () => {
        state.asked += 1
        if (state.fails) throw new Error('D1 is away')
        return state.price
      },
    },
  }
  const context = {
    services,
    logFailure: () => undefined,
    lacksPart() {
      state.lacking += 1
    },
  }
  return { state, read: () => readHome(context as never) }
}

test('the home page of one database is never shown to visitors of another', async () => {
  const [first, second] = [servicesOf(), servicesOf()]
  second.state.price = 90
  expect([(await first.read()).lowestCents, (await second.read()).lowestCents]).toEqual([120, 90])
})

test('the home page asks the database once in five seconds, and at once when posts or settings have changed', async () => {
  const { state, read } = servicesOf()
  expect(await read()).toEqual({ top: [], posts: [], lowestCents: 120 })
  state.price = 90
  state.now += 4_999
  expect((await read()).lowestCents).toBe(120)
  state.now += 1
  expect((await read()).lowestCents).toBe(90)
  state.price = 60
  state.version = 2
  expect((await read()).lowestCents).toBe(60)
  await read()
  expect(state.asked).toBe(3)
})

test('a home page that lacks a part is not kept', async () => {
  const { state, read } = servicesOf()
  state.fails = true
  expect(await read()).toEqual({ top: [], posts: [], lowestCents: null })
  expect(state.lacking).toBe(1)
  state.fails = false
  expect((await read()).lowestCents).toBe(120)
  expect(state.lacking).toBe(1)
})
