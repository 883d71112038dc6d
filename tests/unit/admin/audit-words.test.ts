// Entries of the audit log are read by people: money stands in its currency, a refund in a sentence.
import { expect, test } from 'vitest'
import { detailLines } from '#app/screens/dashboard/admin/audit/audit-words.ts'

const lines = (detail: unknown) => detailLines(typeof detail === 'string' ? detail : JSON.stringify(detail))

test('a refund, with what is taken of the earnings now and later', () => {
  const refund = { amount_cents: 330, taken_back_paise: 23_232, taken_later_paise: 0, reason: 'The line was bad.' }
  expect(lines(refund)).toEqual(['Refund $3.30, taken back ₹232.32, reason: The line was bad.'])
  const later = { ...refund, taken_back_paise: 0, taken_later_paise: 512_338 }
  expect(lines(later)).toEqual(['Refund $3.30, to be taken from the next payout ₹5,123.38, reason: The line was bad.'])
  expect(lines({ payment: 'p1', amount_cents: 500, reason: 'Wrong card' })).toEqual([
    'Paid back $5.00 of payment p1, reason: Wrong card',
  ])
})

test('changed fields: amounts in their currency, everything else as it was', () => {
  const payout = [
    { field: 'paise', to: 10_419 },
    { field: 'period until', to: '2026-11-26' },
    { field: 'reference', to: 'NEFT 5' },
  ]
  expect(lines(payout)).toEqual(['Amount: ₹104.19', 'Period until: 2026-11-26', 'Reference: NEFT 5'])
  expect(
    lines([
      { field: 'price_call_cents', from: 180, to: 200 },
      { field: 'payout_chat_paise', from: null, to: 12_672 },
      { field: 'bio' },
      { field: 'status', from: '', to: 'online' },
    ]),
  ).toEqual(['Price call: $1.80 → $2.00', 'Payout chat: empty → ₹126.72', 'Bio', 'Status: empty → online'])
})

test('a reason in words, and JSON of another shape, stay as they are', () => {
  for (const detail of ['Rude words', '12', '"x"', 'null', '{"a":1}', '[1]', '[null]'])
    expect(lines(detail)).toEqual([detail])
})
