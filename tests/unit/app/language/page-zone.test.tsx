// Times of admins' pages are those of the platform's zone, in the HTML already; elsewhere each reader has an own zone.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocalDate, LocalDateTime, LocalTime, LocalWhen, useLocalDate, ZoneName } from '#app/format/local-time.tsx'
import { PageZone } from '#app/language/page-zone.ts'
import { inHindi } from '#tests/support/screens/in-hindi.ts'

/** A quarter past midnight on 17 May in Kolkata. */
const AT = Date.UTC(2026, 4, 16, 18, 45)

function DateAsText() {
  return useLocalDate()(AT)
}

function shownIn(zone: string | undefined): string[] {
  return [
    <LocalDate key="date" at={AT} />,
    <LocalTime key="time" at={AT} seconds />,
    <LocalTime key="beside" at={AT} day={AT - 60 * 60_000} />,
    <LocalDateTime key="both" at={AT} />,
    <LocalWhen key="when" at={AT} />,
    <DateAsText key="text" />,
    <ZoneName key="zone" at={AT}>
      {(name) => name}
    </ZoneName>,
  ].map((time) =>
    renderToStaticMarkup(<PageZone.Provider value={zone}>{time}</PageZone.Provider>)
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u202f', ' '),
  )
}

test('each kind of time is written in the zone of the page', () => {
  expect(shownIn('Asia/Kolkata')).toEqual([
    'May 17, 2026',
    '12:15:00 AM',
    'May 17, 12:15 AM',
    'May 17, 2026, 12:15 AM',
    'May 17, 2026 12:15 AM',
    'May 17, 2026',
    'Asia/Kolkata (GMT+5:30)',
  ])
  expect(shownIn('America/New_York')).toEqual([
    'May 16, 2026',
    '2:45:00 PM',
    '2:45 PM',
    'May 16, 2026, 2:45 PM',
    'May 16, 2026 2:45 PM',
    'May 16, 2026',
    'America/New York (GMT-4)',
  ])
})

test('a page in Hindi has Hindi times of its zone', () => {
  expect(inHindi(() => shownIn('Asia/Kolkata')[3])).toBe('17 मई 2026, 12:15 AM')
})

test('without a zone of the page the server writes UTC', () => {
  expect(shownIn(undefined)[3]).toBe('May 16, 2026, 6:45 PM')
})
