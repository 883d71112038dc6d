import { afterEach, expect, test, vi } from 'vitest'
import { zoneName } from '#app/format/local-time.tsx'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Etc/Unknown', 'UTC'],
  ['+05:30', 'UTC'],
])('a browser in the zone %s reads times in %s', (zone, read) => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone })
  expect(zoneOfBrowser()).toBe(read)
})

test.each([
  ['Asia/Calcutta', 'Asia/Calcutta', 'Asia/Kolkata (GMT+5:30)'],
  ['UTC', 'Etc/Unknown', 'UTC'],
  ['+05:30', '+05:30', 'GMT+5:30'],
])('times in %s, which the browser calls %s, are named %s', (timeZone, called, name) => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: called })
  expect(zoneName({ at: 0, locale: 'en-GB', timeZone })).toBe(name)
})
