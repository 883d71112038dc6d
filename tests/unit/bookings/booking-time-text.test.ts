// Booked times follow the reader's language: its order of day and month, and its clock.
import { expect, test } from 'vitest'
import { dayShort, slotText, timeOf } from '#app/screens/bookings/booking-time-text.ts'
import { inHindi } from '#tests/support/screens/in-hindi.ts'

const SLOT = { from: Date.UTC(2026, 4, 25, 13, 0), to: Date.UTC(2026, 4, 25, 13, 30) }
const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')

test('a booked time reads in the way of the reader', () => {
  const usa = { locale: 'en-US', timeZone: 'Asia/Kolkata' }
  expect(plain(slotText(SLOT, usa))).toBe('Monday, May 25, 6:30 – 7:00 PM')
  expect(plain(timeOf(SLOT.from, usa))).toBe('6:30 PM')
  expect(dayShort(SLOT.from, usa)).toBe('Mon, May 25')
  const germany = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
  expect(plain(slotText(SLOT, germany))).toContain('15:00–15:30')
  expect(timeOf(SLOT.from, germany)).toBe('15:00')
  expect(dayShort(SLOT.from, germany)).toBe('Mo., 25. Mai')
})

test('a booked time at night reads in Hindi with its date, and never as the night of that evening', () => {
  const hindi = { locale: 'hi-IN-u-nu-latn', timeZone: 'Asia/Kolkata' }
  expect(inHindi(() => slotText(SLOT, hindi))).toBe('सोमवार, 25 मई, शाम 6:30 – शाम 7:00')
  const night = { from: Date.UTC(2026, 4, 25, 18, 15), to: Date.UTC(2026, 4, 25, 18, 45) }
  expect(inHindi(() => slotText(night, hindi))).toBe('सोमवार, 25 मई, रात 11:45 – मंगलवार, 26 मई, 12:15 AM')
  expect(inHindi(() => timeOf(night.to, hindi))).toBe('12:15 AM')
  expect(plain(slotText(night, { locale: 'en-US', timeZone: 'Asia/Kolkata' }))).toBe(
    'Monday, May 25 at 11:45 PM – Tuesday, May 26 at 12:15 AM',
  )
})
