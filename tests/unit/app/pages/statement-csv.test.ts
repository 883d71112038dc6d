import { expect, test } from 'vitest'
import { monthOf } from '#app/screens/dashboard/months.ts'
import { statementCsv } from '#app/screens/dashboard/user/wallet/statement-csv.ts'

const row = { id: 't1', at: 0, kind: 'usage' as const, amount_cents: -205, balance_cents: 5_517, session_id: 's1' }

test('a statement as a file: dollars, UTC, fields that spreadsheets take as they are', () => {
  expect(statementCsv([{ ...row, text: 'Chat with "Asha", 1 min 22 s' }])).toBe(
    '\uFEFFTime (UTC),What,Amount (USD),Balance (USD),Session\r\n' +
      '1970-01-01T00:00:00.000Z,"Chat with ""Asha"", 1 min 22 s",-2.05,55.17,s1\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@x'])('"%s" never runs as a formula', (text) => {
  expect(statementCsv([{ ...row, text }])).toContain(`,'${text},`)
})

test('only months are months', () => {
  expect(monthOf(new URLSearchParams('month=2026-11'))).toBe('2026-11')
  for (const month of ['2026-13', '2026', '', '1999-01']) expect(monthOf(new URLSearchParams({ month }))).toBeNull()
})
