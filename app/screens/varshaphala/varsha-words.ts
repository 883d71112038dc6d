// Sentences and lines about a year of life, for its page and its PDF.

import type { MuddaPeriod } from 'drishti-jyotish/varsha/mudda.ts'
import type { TajikaYoga } from 'drishti-jyotish/varsha/tajika-light.ts'
import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import type { OfficeBearer } from 'drishti-jyotish/varsha/year-lord.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { clockText, dayText, degrees, grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { rulesUsed } from '#app/tool-forms/rules-used.ts'
import { varshaTexts } from './varsha-text.ts'

const instant = (shifted: number) => `${dayText(shifted)}, ${clockText(shifted, true)}`

export function spanWords({ start, end, day }: Varsha, offsetMs: number): string {
  const text = varshaTexts[currentLanguage()]
  return `${text.from(instant(start + offsetMs), instant(end + offsetMs))} ${day ? text.byDay : text.byNight}`
}

export function varshaRules({ rules, engine }: Pick<Varsha, 'rules' | 'engine'>): string {
  return rulesUsed({ rules, engine, fixed: [varshaTexts[currentLanguage()].conventions] })
}

export function varshaFacts({ lagna, muntha, lord }: Varsha): [name: string, value: string][] {
  const text = varshaTexts[currentLanguage()]
  const kundliText = kundliTexts[currentLanguage()]
  const writing = WRITING[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  const house = text.house(
    kundliText.sign(muntha.sign),
    writing.ordinal(muntha.house),
    writing.ordinal(muntha.birthHouse),
  )
  return [
    [text.facts.lagna, kundliText.sign(lagna.sign)],
    [text.facts.muntha, house],
    [text.facts.munthaLord, grahaNames[muntha.lord]],
    [text.facts.lord, grahaNames[lord.planet]],
  ]
}

export function partsWords(parts: MuddaPeriod['parts'], offsetMs: number): string {
  const day = (ms: number) => dayText(ms + offsetMs).replace(/ \d{4}$/, '')
  return parts.map(({ lord, start }) => `${grahaNameTexts[currentLanguage()][lord]} ${day(start)}`).join(' · ')
}

export function officeName(office: OfficeBearer['office'], day: boolean): string {
  const text = varshaTexts[currentLanguage()]
  return office === 'day_or_night' ? text.offices.day_or_night(day) : text.offices[office]
}

export function yogaWords({ yoga, grahas, aspect, orb }: TajikaYoga): string {
  const text = varshaTexts[currentLanguage()]
  const names = grahas.map((graha) => grahaNameTexts[currentLanguage()][graha])
  const [a = '', b = '', c = '', d = ''] = names
  switch (yoga) {
    case 'ikkavala':
    case 'induvara':
      return text.yogaText[yoga]
    case 'ithasala':
    case 'ishrafa':
      return text.yogaText[yoga](a, b, aspect ? text.aspects[aspect] : '', degrees(orb ?? 0))
    case 'kamboola':
      return text.yogaText.kamboola(a, b)
    case 'radda':
      return text.yogaText.radda(names.join(' and '))
    default:
      return text.yogaText[yoga](a, b, c, d)
  }
}
