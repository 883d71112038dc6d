// From the engine's chart of a question to what its page and its PDF are made of.

import { prashnaOf } from 'drishti-jyotish/prashna/prashna.ts'
import type { Preset } from 'drishti-jyotish/presets.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { degrees, grahaNameTexts } from '#app/format/format.ts'
import { momentWords } from '#app/format/moment-words.ts'
import { currentLanguage } from '#app/language/language.ts'
import { labelOfPlaceTexts } from '#app/places/place-name-text.ts'
import { word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { rulesUsed } from '#app/tool-forms/rules-used.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { prashnaTexts } from './prashna-text.ts'

export type FindingView = { id: string; words: string; grahas: string; effect: 'for' | 'against'; source: string }
export type GrahaView = {
  id: string
  name: string
  note: string
  sign: string
  house: number
  star: string
  navamsha: string
}
export type PrashnaView = {
  title: string
  asked: string
  lords: string
  facts: string
  findings: FindingView[]
  grahas: GrahaView[]
  rules: string
}
export type PrashnaAsked = { place: Place; house: number; at: number; preset: Preset | null }

/** `offsetSeconds`: those of the place's clocks (`offsetSecondsAt`). */
export function prashnaView({ place, house, at, preset }: PrashnaAsked, offsetSeconds: number): PrashnaView {
  const writing = WRITING[currentLanguage()]
  const text = prashnaTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  const moment = { ms: at, lat: place.lat, lon: place.lon, offsetSeconds }
  const made = prashnaOf({ moment, house, options: { preset } })
  const { lagna, matter, rules, engine } = made
  const sign = (number: number) => writing.signs[number] ?? ''
  const moon = made.grahas.find(({ graha }) => graha === 'moon')
  const star = (nakshatra: number, pada: number) => `${writing.nakshatras[nakshatra - 1]} ${pada}`
  return {
    title: text.result(text.matters[house - 1]?.[1] ?? ''),
    asked: text.asked(momentWords(at, offsetSeconds), labelOfPlaceTexts[currentLanguage()](place)),
    lords: text.lords({
      lagna: { sign: sign(lagna.sign), degree: degrees(lagna.degree), lord: grahaNames[matter.lagnaLord] },
      matter: { house, sign: sign(matter.sign), lord: grahaNames[matter.houseLord] },
    }),
    facts: text.facts({
      tithi: word(`tithi.${made.tithi}`),
      star: moon ? star(moon.nakshatra, moon.pada) : '',
      day: grahaNames[made.dayLord],
      hora: grahaNames[made.horaLord],
    }),
    findings: made.findings.map(({ rule, effect, grahas, source }) => ({
      id: rule + grahas.join(),
      words: text.rules[rule],
      grahas: grahas.map((graha) => grahaNames[graha]).join(', '),
      effect,
      source,
    })),
    grahas: [
      placeRow('lagna', text.lagna, { ...lagna, house: 1, note: '' }),
      ...made.grahas.map((row) =>
        placeRow(row.graha, grahaNames[row.graha], {
          ...row,
          note: row.retrograde && row.graha !== 'rahu' && row.graha !== 'ketu' ? text.retrograde : '',
        }),
      ),
    ],
    rules: rulesUsed({ rules, engine, named: ['rise'], fixed: [text.conventions] }),
  }
}

type Standing = {
  sign: number
  degree: number
  house: number
  nakshatra: number
  pada: number
  navamsha: number
  note: string
}

function placeRow(
  id: string,
  name: string,
  { sign, degree, house, nakshatra, pada, navamsha, note }: Standing,
): GrahaView {
  const writing = WRITING[currentLanguage()]
  return {
    id,
    name,
    note,
    house,
    sign: `${degrees(degree)} ${writing.signs[sign]}`,
    star: `${writing.nakshatras[nakshatra - 1]} ${pada}`,
    navamsha: writing.signs[navamsha] ?? '',
  }
}
