// The lowest price of the home page, over the statement that is written once for a database.
import { expect, test } from 'vitest'
import { practiceBooks } from '#tests/support/pages/practices.ts'
import { findLowestPrice } from '#workers/domain/reports/index.ts'

test('calls count towards the lowest price where they are possible and their astrologer takes them', async () => {
  const { d1, db } = await practiceBooks()
  const change = (columns: string) => d1.prepare(`UPDATE astrologer SET ${columns} WHERE id = 'asha'`).run()
  const lowest = (web: boolean, phone: boolean) => findLowestPrice(db, { web, phone })
  await change('takes_chats = 1, chat_enabled = 1, takes_web_calls = 1, takes_phone_calls = 0, price_call_cents = 90')
  expect(await lowest(false, false)).toBe(180)
  expect(await lowest(true, false)).toBe(90)
  await change('takes_web_calls = 0, takes_phone_calls = 1')
  expect(await lowest(true, false)).toBe(180)
  // Her number is not verified yet.
  expect(await lowest(true, true)).toBe(180)
  await d1.prepare("UPDATE user SET phone_verified_at = 1 WHERE id = 'asha'").run()
  expect(await lowest(false, true)).toBe(90)
  await change('takes_chats = 0, takes_phone_calls = 0')
  expect(await lowest(true, true)).toBeNull()
})
