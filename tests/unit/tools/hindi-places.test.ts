// Places of the almanac's tables that no catalogue of the engine names, in Hindi.
import { agniVasa, shivaVasa } from 'drishti-jyotish/panchang/vasa.ts'
import { expect, test } from 'vitest'
import { placedTexts } from '#app/format/name-text.ts'

test('every place where fire and Shiva dwell has a Hindi name', () => {
  const tithis = Array.from({ length: 30 }, (_, i) => i + 1)
  const places = tithis.flatMap((tithi) => [
    shivaVasa(tithi),
    ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => agniVasa(tithi, weekday)),
  ])
  for (const place of new Set(places)) expect(placedTexts.hi(place)).toMatch(/^[\u0900-\u097f\s]+$/)
})
