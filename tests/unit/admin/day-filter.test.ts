// A day in an address that the calendar does not have is no filter: no list breaks on it.
import { expect, test } from 'vitest'
import { AuditFilters } from '#workers/contract/admin/audit.ts'
import { DueQuery } from '#workers/contract/admin/payout-runs.ts'
import { AstrologerConsultationsQuery } from '#workers/contract/astrologers/astrologer-consultations.ts'

const queries = { audit: AuditFilters, payouts: DueQuery, 'sessions of an astrologer': AstrologerConsultationsQuery }

test.each(Object.entries(queries))('%s: only days of the calendar', (_, query) => {
  expect(query.safeParse({ to: '2028-02-29' }).success).toBe(true)
  for (const day of ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '9999-12-31', '0000-01-01', 'today', ''])
    expect([day, query.safeParse({ to: day }).success]).toEqual([day, false])
})
