// The tables of an advanced kundli, for its page and its PDF.

import type { Advanced } from 'drishti-jyotish/advanced/advanced.ts'
import type { Argala } from 'drishti-jyotish/advanced/jaimini.ts'
import type { Kakshya } from 'drishti-jyotish/advanced/kakshya.ts'
import type { VargaGroup } from 'drishti-jyotish/advanced/vimshopaka.ts'
import { degreeInSign, type Graha, houseFrom, SEVEN, signOf } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { dayText, degrees, grahaNameTexts, virupas } from '#app/format/format.ts'
import { titleCase } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { advancedTexts } from './advanced-text.ts'

type Row = { id: string | number; cells: (string | number)[] }
export type Table = { caption: string; columns: string[]; rows: Row[] }

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
export const namesOf = (grahas: readonly Graha[]) =>
  grahas.map((graha) => grahaNameTexts[currentLanguage()][graha]).join(', ')

export function lagnaTable({ specialLagnas }: Advanced, lagna: number): Table {
  const text = advancedTexts[currentLanguage()]
  const names = Object.keys(text.lagnaNames) as (keyof (typeof advancedTexts)['en']['lagnaNames'])[]
  const rows = names.map((name) => {
    const lon = specialLagnas[name]
    const sign = kundliTexts[currentLanguage()].sign(signOf(lon))
    // Indu and varnada are signs.
    const place = name === 'indu' || name === 'varnada' ? sign : `${degrees(degreeInSign(lon))} ${sign}`
    return { id: name, cells: [text.lagnaNames[name], place, houseFrom(lagna, signOf(lon))] }
  })
  return { caption: text.lagnas, columns: [text.lagna, text.place, text.house], rows }
}

export function houseTable({ bhavaBala }: Advanced): Table {
  const text = advancedTexts[currentLanguage()]
  return {
    caption: text.houses,
    columns: [text.house, text.lord, text.ofLord, text.direction, text.aspects, text.rupas],
    rows: bhavaBala.map(({ house, lord, ofLord, dig, drik, rupas }) => ({
      id: house,
      cells: [
        house,
        grahaNameTexts[currentLanguage()][lord],
        virupas(ofLord),
        virupas(dig),
        virupas(drik),
        rupas.toFixed(2),
      ],
    })),
  }
}

export function grahaTable({ ishta, vimshopaka }: Advanced): Table {
  const text = advancedTexts[currentLanguage()]
  const groups = Object.keys(text.groups) as VargaGroup[]
  return {
    caption: text.grahas,
    columns: [text.graha, text.ishta, text.kashta, ...groups.map((group) => text.groups[group])],
    rows: SEVEN.map((planet) => ({
      id: planet,
      cells: [
        grahaNameTexts[currentLanguage()][planet],
        virupas(ishta[planet].ishta),
        virupas(ishta[planet].kashta),
        ...groups.map((group) => vimshopaka[planet][group].toFixed(2)),
      ],
    })),
  }
}

export function avasthaTable({ avasthas }: Advanced): Table {
  const text = advancedTexts[currentLanguage()]
  return {
    caption: text.avasthas,
    columns: [text.graha, text.age, text.wakefulness, text.mood],
    rows: avasthas.map(({ graha, age, wakefulness, moods }) => ({
      id: graha,
      cells: [
        grahaNameTexts[currentLanguage()][graha],
        titleCase(age),
        wakefulness ? titleCase(wakefulness) : text.none,
        moods.map(titleCase).join(', ') || text.none,
      ],
    })),
  }
}

export function binduTable({ shodhana }: Advanced, stage: 'trikona' | 'ekadhipatya'): Table {
  const text = advancedTexts[currentLanguage()]
  return {
    caption: text[stage],
    columns: [text.graha, ...SIGNS.map(kundliTexts[currentLanguage()].signShort)],
    rows: SEVEN.map((planet) => ({
      id: planet,
      cells: [grahaNameTexts[currentLanguage()][planet], ...shodhana[planet][stage]],
    })),
  }
}

export function pindaTable({ shodhana }: Advanced): Table {
  const text = advancedTexts[currentLanguage()]
  return {
    caption: text.shodhyaPinda,
    columns: [text.graha, text.rashiPinda, text.grahaPinda, text.shodhyaPinda],
    rows: SEVEN.map((planet) => {
      const { rashiPinda, grahaPinda, shodhyaPinda } = shodhana[planet]
      return { id: planet, cells: [grahaNameTexts[currentLanguage()][planet], rashiPinda, grahaPinda, shodhyaPinda] }
    }),
  }
}

export function kakshyaTable(kakshyas: readonly Kakshya[]): Table {
  const text = advancedTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  return {
    caption: text.kakshyas,
    columns: [text.graha, text.sign, text.kakshya, text.kakshyaLord, text.bindu, text.bindus],
    rows: kakshyas.map(({ graha, sign, number, lord, hasBindu, bindus }) => ({
      id: graha,
      cells: [
        grahaNames[graha],
        kundliTexts[currentLanguage()].sign(sign),
        number,
        lord === 'lagna' ? text.lagnaName : grahaNames[lord],
        hasBindu ? text.yes : text.no,
        bindus,
      ],
    })),
  }
}

export function drishtiTable({ rashiAspects }: Advanced): Table {
  const text = advancedTexts[currentLanguage()]
  return {
    caption: text.jaimini,
    columns: [text.graha, text.looksAt, text.sees],
    rows: rashiAspects.map(({ graha, signs, grahas }) => ({
      id: graha,
      cells: [
        grahaNameTexts[currentLanguage()][graha],
        signs.map(kundliTexts[currentLanguage()].sign).join(', '),
        namesOf(grahas) || text.none,
      ],
    })),
  }
}

export const argalaColumns = () => {
  const text = advancedTexts[currentLanguage()]
  return [text.house, ...[2, 4, 11, 5].map(text.intervenes)]
}

export function argalaWords({ grahas, obstructing }: Argala): string {
  const text = advancedTexts[currentLanguage()]
  if (grahas.length === 0) return text.none
  return obstructing.length > 0 ? `${namesOf(grahas)}, ${text.obstructed(namesOf(obstructing))}` : namesOf(grahas)
}

export const SIGN_DASHAS = ['chara', 'narayana', 'kalachakra'] as const
export type SignDasha = (typeof SIGN_DASHAS)[number]

export function dashaTable(made: Advanced, name: SignDasha, offsetMs: number): Table {
  const text = advancedTexts[currentLanguage()]
  return {
    caption: text.dashaNames[name],
    columns: [text.sign, text.years, text.from, text.until],
    rows: made[name].periods.map(({ sign, years, start, end }) => ({
      id: start,
      cells: [kundliTexts[currentLanguage()].sign(sign), years, dayText(start + offsetMs), dayText(end + offsetMs)],
    })),
  }
}

export function dehaWords({ kalachakra: { deha, jiva } }: Advanced): string {
  const kundliText = kundliTexts[currentLanguage()]
  return advancedTexts[currentLanguage()].deha(kundliText.sign(deha), kundliText.sign(jiva))
}
