// The line of regional calendars: both readings where printed almanacs differ, with who keeps which.
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { panchangDay } from 'drishti-jyotish/panchang/index.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { regionalText } from '#app/screens/panchang/data/regional-fact.ts'
import { type Language, setLanguageSource } from '#workers/contract/text/language.ts'

let language: Language
let before: ReturnType<typeof setLanguageSource>
beforeEach(() => {
  before = setLanguageSource(() => language)
})
afterEach(() => void setLanguageSource(before))

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const day = panchangDay({ date: '2026-01-14', lat: 13.0878, lon: 80.2785, zone })

test('English', () => {
  language = 'en'
  expect(regionalText(day)).toBe(
    'Bengali 29 Poush 1432, Odia 1 Magha, Tamil 30 Margazhi Vishvavasu (Vakya almanacs; those with the modern Sun 1 Thai), Malayalam 30 Dhanu 1201, Nepali 30 Poush 2082, Telugu Pausha Krishna Ekadashi, Sindhi Poh, Kashmiri Magh. Computed, not compared with two years of printed months: Bengali, Odia, Malayalam',
  )
})

test('Hindi', () => {
  language = 'hi'
  expect(regionalText(day)).not.toMatch(/[A-Za-z]/)
  expect(regionalText(day)).toContain('(वाक्य पंचांग; आधुनिक सूर्य वाले पंचांगों में 1 तै)')
})
