// The dates of regional calendars: both readings where printed almanacs differ, with who keeps which.
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { panchangDay } from 'drishti-jyotish/panchang/index.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { regionalFacts } from '#app/screens/panchang/data/regional-fact.ts'
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
  expect(regionalFacts(day)).toEqual([
    ['Bengali', '29 Poush 1432 (computed, not compared)'],
    ['Odia', '1 Magha (computed, not compared)'],
    ['Tamil', '30 Margazhi Vishvavasu (Vakya almanacs; those with the modern Sun 1 Thai)'],
    ['Malayalam', '30 Dhanu 1201 (computed, not compared)'],
    ['Nepali', '30 Poush 2082'],
    ['Telugu', 'Pausha Krishna Ekadashi'],
    ['Sindhi', 'Poh'],
    ['Kashmiri', 'Magh'],
  ])
})

test('Hindi', () => {
  language = 'hi'
  const facts = regionalFacts(day).flat().join(' ')
  expect(facts).not.toMatch(/[A-Za-z]/)
  expect(facts).toContain('(वाक्य पंचांग; आधुनिक सूर्य वाले पंचांगों में 1 तै)')
})
