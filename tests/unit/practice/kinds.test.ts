// The kinds that an astrologer takes: what lists show, and what is counted as a price.
import { beforeEach, expect, test } from 'vitest'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { lowestCents, lowestOffered } from '#workers/contract/astrologers/offered-prices.ts'
import type { Db } from '#workers/db/client.ts'
import { findAstrologer, lastPrice, listAvailable } from '#workers/domain/astrologers/directory.ts'
import { filterDirectory } from '#workers/domain/astrologers/filter-directory.ts'
import { readAvailability, setAvailability } from '#workers/domain/astrologers/set-availability.ts'

let d1: D1Database
let deps: { db: Db; now: () => number; possible: { web: boolean; phone: boolean } }
beforeEach(async () => {
  const books = await practiceBooks()
  d1 = books.d1
  deps = { db: books.db, now: () => NOW, possible: { web: true, phone: true } }
})

const kinds = async () => (await listAvailable(deps, {}))[0]?.kinds

test('lists show the kinds that are on; admins’ switch of chats is above the astrologer’s', async () => {
  expect(await kinds()).toEqual(['chat', 'web-call'])
  await setAvailability(deps, asha, { kinds: { chat: false } })
  expect(await kinds()).toEqual(['web-call'])
  await d1.prepare("UPDATE user SET phone_verified_at = 1 WHERE id = 'asha'").run()
  expect(await kinds()).toEqual(['web-call', 'phone-call'])
  await setAvailability(deps, asha, { kinds: { chat: true, 'web-call': false, 'phone-call': false } })
  expect(await kinds()).toEqual(['chat'])
  await d1.prepare('UPDATE astrologer SET chat_enabled = 0').run()
  expect(await kinds()).toEqual([])
})

test('the last kind cannot be switched off', async () => {
  await setAvailability(deps, asha, { kinds: { 'web-call': false, 'phone-call': false } })
  await expect(setAvailability(deps, asha, { kinds: { chat: false } })).rejects.toMatchObject({ code: 'no_kind_left' })
  expect((await readAvailability(deps, asha)).kinds).toEqual({ chat: true, 'web-call': false, 'phone-call': false })
})

test('a kind that nothing carries here does not count as left', async () => {
  const here = { ...deps, possible: { web: true, phone: false } }
  await setAvailability(here, asha, { kinds: { chat: false } })
  await expect(setAvailability(here, asha, { kinds: { 'web-call': false } })).rejects.toMatchObject({
    code: 'no_kind_left',
  })
})

test('price filter and order look at the prices of what is offered', () => {
  const of = (id: string, chat: number, call: number, offered: WireAstrologer['kinds']) =>
    ({
      id,
      price_per_min_chat: chat,
      price_per_min_call: call,
      kinds: offered,
      specializations: [],
      languages: [],
    }) as unknown as WireAstrologer
  const all = [of('calls', 1, 3, ['web-call']), of('both', 2, 2.5, ['chat', 'web-call']), of('none', 1, 1, [])]
  expect(filterDirectory(all, { sort: 'price' }).list.map(({ id }) => id)).toEqual(['both', 'calls', 'none'])
  expect(filterDirectory(all, { max_price: 2 }).list.map(({ id }) => id)).toEqual(['both'])
  expect(filterDirectory(all, {}).fromCents).toBe(200)
  expect(all.map(lowestOffered)).toEqual([3, 2, Number.POSITIVE_INFINITY])
})

test('a time of return is shown while the astrologer is offline and it is to come', async () => {
  await setAvailability(deps, asha, { back_at: NOW + 1000 })
  expect((await findAstrologer(deps, 'asha'))?.back_at).toBe(NOW + 1000)
  await d1.prepare("UPDATE astrologer SET status = 'online'").run()
  expect((await findAstrologer(deps, 'asha'))?.back_at).toBeNull()
  await d1.prepare("UPDATE astrologer SET status = 'offline'").run()
  expect((await findAstrologer({ ...deps, now: () => NOW + 1000 }, 'asha'))?.back_at).toBeNull()
  for (const wrong of [NOW, NOW + 31 * 86_400_000])
    await expect(setAvailability(deps, asha, { back_at: wrong })).rejects.toMatchObject({ code: 'invalid' })
})

test('the profile has the hours with their zone; users have none to set', async () => {
  const hours = [{ weekday: 1, from: 540, to: 720 }]
  await setAvailability(deps, asha, { hours, time_zone: 'Asia/Kolkata' })
  expect(await findAstrologer(deps, 'asha')).toMatchObject({ hours, time_zone: 'Asia/Kolkata' })
  await setAvailability(deps, asha, { hours: [] })
  expect((await findAstrologer(deps, 'asha'))?.hours).toEqual([])
  await expect(setAvailability(deps, viewerOf('mira', 'user'), {})).rejects.toMatchObject({ code: 'forbidden' })
})

test('cards below a page show nobody who can be asked for nothing, and no price of a kind that is off', async () => {
  const services = { astrologers: { listAvailable: () => listAvailable(deps, { top: true }) } }
  const top = () => readTopAstrologers({ services } as unknown as Parameters<typeof readTopAstrologers>[0])
  await d1.prepare('UPDATE astrologer SET price_chat_cents = 100, price_call_cents = 300').run()
  expect(await top()).toMatchObject([{ id: 'asha', price_cents: 100 }])
  await setAvailability(deps, asha, { kinds: { chat: false } })
  expect(await top()).toMatchObject([{ id: 'asha', price_cents: 300 }])
  deps = { ...deps, possible: { web: false, phone: false } }
  expect(await top()).toEqual([])
  const [listed] = await listAvailable(deps, {})
  expect(listed && lowestCents(listed)).toBe(null)
})

test('the wallet names a price of the astrologer asked last that is on: of the same kind, else the lowest', async () => {
  await d1.prepare('UPDATE astrologer SET price_chat_cents = 150, price_call_cents = 200').run()
  const ask = (id: string, kind: string, at: number) =>
    d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, ended_at, facts, price_cents,
           payout_paise_per_min, requested_at)
         VALUES (?, 'mira', 'asha', ?, 'ended', 'rejected', 9, '[]', 150, 1, ?)`,
      )
      .bind(id, kind, at)
      .run()
  const mira = viewerOf('mira', 'user')
  const cents = async (possible = deps.possible) => (await lastPrice({ ...deps, possible }, mira))?.cents ?? null
  expect(await cents()).toBeNull()
  await ask('s1', 'chat', 1)
  expect(await cents()).toBe(150)
  await setAvailability(deps, asha, { kinds: { chat: false } })
  expect(await cents()).toBe(200)
  await ask('s2', 'web-call', 2)
  expect(await cents()).toBe(200)
  await setAvailability(deps, asha, { kinds: { chat: true } })
  expect(await cents({ web: false, phone: false })).toBe(150)
  await d1.prepare('UPDATE astrologer SET is_active = 0').run()
  expect(await cents()).toBeNull()
})
