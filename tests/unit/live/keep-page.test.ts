// Revalidations without a network: they wait, so that the page stays.
import { beforeEach, expect, test, vi } from 'vitest'
import { patientFetch } from '#app/realtime/socket/keep-page.ts'

const DATA = 'https://drishti.test/dashboard/astrologer/dashboard.data'
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const DATA_TYPE = { 'content-type': 'text/x-script' }
const answer = () => Promise.resolve(new Response('data', { headers: DATA_TYPE }))

let waits: number[]
let leaving: boolean
beforeEach(() => {
  waits = []
  leaving = false
})

const page = {
  isLeaving: () => leaving,
  onLine: () => true,
  async wait(ms: number) {
    waits.push(ms)
  },
}

test('a revalidation is asked for again, less and less often, until it gets an answer', async () => {
  const ask = vi.fn().mockImplementationOnce(lost).mockImplementationOnce(lost).mockImplementation(answer)
  expect(await (await patientFetch(ask, page)(new URL(DATA))).text()).toBe('data')
  expect(ask).toHaveBeenCalledTimes(3)
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(waits[0] as number)
})

test.each([
  ['the page of another server', () => new Response('<h1>Portal</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a limit', () => Response.json({ code: 'rate_limited' }, { status: 429 })],
  ['a gateway that fails', () => new Response('<h1>502</h1>', { status: 502 })],
  ['a server that fails', () => new Response('error', { status: 500, headers: DATA_TYPE })],
])('%s has no data', async (_, bad) => {
  const ask = vi
    .fn()
    .mockImplementationOnce(async () => bad())
    .mockImplementation(answer)
  expect(await (await patientFetch(ask, page)(DATA)).text()).toBe('data')
  leaving = true
  ask.mockImplementation(async () => bad())
  expect(await (await patientFetch(ask, page)(DATA)).text()).toBe(await bad().text())
})

test('a server that fails for a minute is believed', async () => {
  const ask = vi.fn(async () => new Response('error', { status: 500, headers: DATA_TYPE }))
  expect((await patientFetch(ask, page)(DATA)).status).toBe(500)
  expect(ask).toHaveBeenCalledTimes(8)
})

test('a person who leaves the page, another request and another error get their answer at once', async () => {
  const ask = vi.fn(lost)
  const patient = patientFetch(ask, page)
  await expect(patient('https://drishti.test/api/users/me/')).rejects.toThrow('Failed to fetch')
  await expect(patient(DATA, { method: 'POST' })).rejects.toThrow('Failed to fetch')
  leaving = true
  await expect(patient(DATA)).rejects.toThrow('Failed to fetch')
  leaving = false
  const broken = patientFetch(vi.fn().mockRejectedValue(new Error('Broken')), page)
  await expect(broken(DATA)).rejects.toThrow('Broken')
  expect([ask.mock.calls.length, waits]).toEqual([3, []])
})

test('a revalidation that was given up while it waited is not asked for again', async () => {
  const ask = vi.fn(lost)
  const given = new AbortController()
  const asked = patientFetch(ask, { ...page, wait: async () => given.abort(new Error('Given up')) })
  await expect(asked(DATA, { signal: given.signal })).rejects.toThrow('Given up')
  expect(ask).toHaveBeenCalledTimes(1)
})
