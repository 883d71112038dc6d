import { afterEach, expect, test, vi } from 'vitest'
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
